import { findingCodes, openingChecks, twinServices } from '@farad/domain/opening';
import { expect, it } from 'vitest';

import { resources } from './server.ts';

it.each(Object.entries(resources))(
  '%s has a text for every check before opening and all that can be wrong',
  (_, texts) => {
    const names = new Set(Object.keys(texts.opening).map((name) => name.replace(/_(?:one|few|many|other)$/, '')));
    const wanted = [...openingChecks.map((check) => `check_${check}`), ...findingCodes];
    expect(wanted.filter((name) => !names.has(name))).toEqual([]);
    const services = twinServices.map((service) => `service_${service}`);
    const others = ['ready', 'notReady', 'real', 'twin', 'trialTwins', 'trialWithout', ...services];
    expect([...names].filter((name) => !wanted.includes(name) && !others.includes(name))).toEqual([]);
  },
);
