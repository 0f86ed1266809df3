import { expect, test } from 'vitest';
import { imageAddress } from './index.ts';

const paths = Array.from({ length: 200 }, (_, index) => `/img/drawing/${index}/0603.svg`);

test('without image hosts the site serves its pictures', () => {
  expect(imageAddress([], '/img/a.svg')).toBe('/img/a.svg');
});

test('an image has one host, and all hosts are used about equally', () => {
  const hosts = ['https://i1.farad.example', 'https://i2.farad.example/cdn'];
  const chosen = paths.map((path) => imageAddress(hosts, path));
  expect(chosen).toEqual(paths.map((path) => imageAddress(hosts, path)));
  const first = chosen.filter((address) => address.startsWith('https://i1.farad.example/img/'));
  const second = chosen.filter((address) => address.startsWith('https://i2.farad.example/cdn/img/'));
  expect(first.length + second.length).toBe(paths.length);
  expect(Math.min(first.length, second.length)).toBeGreaterThan(60);
});

test('a complete URL stays', () => {
  expect(imageAddress(['https://i1.farad.example'], 'https://maker.example/a.png')).toBe('https://maker.example/a.png');
});
