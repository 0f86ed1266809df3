import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { addressSuggestions, cityAddress, type AddressSuggestion } from './dadata-addresses.ts';
import { twinBanks, twinCompanies, twinNetworks, type TwinBank, type TwinCompany } from './dadata-data.ts';
import type { Fault, Faults } from '../faults.ts';
import { delayAnswer } from '../delay-answer.ts';

/** Key that the twin accepts, and the path of DaData's API below the twin's path. */
export const dadataToken = 'twin-of-dadata';
export const dadataPath = '/suggestions/api/4_1/rs';

const countMax = 20;
const queryMax = 300;

interface Suggestion {
  readonly value: string;
  readonly unrestricted_value: string;
  readonly data: object;
}

const suggestion = (value: string, data: object): Suggestion => ({ value, unrestricted_value: value, data });

function partyOf({ inn, kpp, ogrn, name, address, status }: TwinCompany): Suggestion {
  const isPerson = kpp === '';
  const [code, full] = isPerson
    ? ['50102', 'Индивидуальный предприниматель']
    : ['12300', 'Общество с ограниченной ответственностью'];
  const [short = '', ...rest] = name.split(' ');
  return suggestion(name, {
    inn,
    kpp: isPerson ? null : kpp,
    ogrn,
    type: isPerson ? 'INDIVIDUAL' : 'LEGAL',
    ogrn_date: null,
    hid: inn,
    okpo: null,
    okved: '46.52',
    management: null,
    name: {
      full_with_opf: `${full} ${rest.join(' ')}`,
      short_with_opf: name,
      full: rest.join(' '),
      short: null,
      latin: null,
    },
    opf: {
      code,
      full,
      short,
    },
    branch_type: isPerson ? null : 'MAIN',
    branch_count: 0,
    address: {
      value: address,
      unrestricted_value: address,
      data: {},
    },
    state: {
      status,
      actuality_date: 0,
      registration_date: 0,
      liquidation_date: status === 'LIQUIDATED' ? 0 : null,
    },
  });
}

const bankOf = ({ bik, correspondentAccount, name, city }: TwinBank): Suggestion =>
  suggestion(name, {
    bic: bik,
    swift: null,
    inn: null,
    kpp: null,
    correspondent_account: correspondentAccount,
    name: {
      payment: name,
      short: name,
    },
    payment_city: city,
    state: { status: 'ACTIVE' },
  });

const addressOf = ({ value, data }: AddressSuggestion): Suggestion => suggestion(value, data);

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** True if every word of the query is a prefix of a word in the text. */
function begins(text: string, query: string): boolean {
  const words = wordsOf(text);
  return wordsOf(query).every((requested) => words.some((word) => word.startsWith(requested)));
}

interface Asked {
  readonly query: string;
  readonly count: number;
}

function readBody(body: unknown): Asked | null {
  if (typeof body !== 'object' || body === null) return null;
  const { query, count = 10 } = body as Readonly<Record<string, unknown>>;
  const isCount = Number.isInteger(count) && Number(count) >= 1 && Number(count) <= countMax;
  const isRight = typeof query === 'string' && query !== '' && query.length <= queryMax && isCount;
  return isRight ? { query, count: Number(count) } : null;
}

const searches = {
  'findById/party': ['party', ({ query }: Asked) => twinCompanies.filter(({ inn }) => inn === query).map(partyOf)],
  'findById/bank': ['bank', ({ query }: Asked) => twinBanks.filter(({ bik }) => bik === query).map(bankOf)],
  'suggest/address': [
    'address',
    ({ query }: Asked) => addressSuggestions.filter(({ value }) => begins(value, query)).map(addressOf),
  ],
} as const;

const placeOf = (ip: string) => {
  const city = twinNetworks[ip];
  return { location: city === undefined ? null : addressOf(cityAddress(city)) };
};

/**
 * Registers DaData's routes (integrations 4). Calls can fail on request, and a wrong key is answered as DaData does.
 */
export function dadataRoutes(app: FastifyInstance, faults: Faults): void {
  const answerWith =
    (op: Fault<'dadata'>['op'], perform: (request: FastifyRequest) => object | null) =>
    async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
      const { mode, delayMs } = faults.take('dadata', op);
      if (mode === '500' || mode === '429' || mode === '403') return reply.code(Number(mode)).send({ message: mode });
      if (mode === 'garbage') return reply.type('text/html').send('<html><body>maintenance</body></html>');
      if (request.headers.authorization !== `Token ${dadataToken}`) return reply.code(403).send({ message: 'No key' });
      const answer = perform(request);
      if (mode === 'delay') await delayAnswer(request, delayMs);
      if (mode === 'drop_after_write') {
        reply.hijack();
        request.raw.socket.destroy();
        return reply;
      }
      return answer === null ? reply.code(400).send({ message: 'Bad Request' }) : reply.send(answer);
    };

  for (const [path, [op, search]] of Object.entries(searches)) {
    const perform = ({ body }: FastifyRequest) => {
      const requested = readBody(body);
      return requested && { suggestions: search(requested).slice(0, requested.count) };
    };
    app.post(`${dadataPath}/${path}`, answerWith(op, perform));
  }
  app.get(
    `${dadataPath}/iplocate/address`,
    answerWith('iplocate', ({ url }) => placeOf(new URLSearchParams(url.split('?', 2)[1] ?? '').get('ip') ?? '')),
  );
}
