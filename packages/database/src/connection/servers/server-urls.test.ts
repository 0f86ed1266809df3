import { expect, it } from 'vitest';

import { replicasProblem, serversProblem, serverUrls } from './server-urls.ts';

it('leaves the URL of one server as it is', () => {
  for (const url of ['postgres://farad:secret@db:5432/farad', 'postgres:///farad?host=/var/run/postgresql'])
    expect(serverUrls(url)).toEqual({ urls: [url], isPrimaryOnly: false });
});

it('returns a URL for each host', () => {
  expect(serverUrls('postgres://farad:p@ss@a:5432,b:6432,[::1]/farad?sslmode=require')).toEqual({
    urls: [
      'postgres://farad:p@ss@a:5432/farad?sslmode=require',
      'postgres://farad:p@ss@b:6432/farad?sslmode=require',
      'postgres://farad:p@ss@[::1]/farad?sslmode=require',
    ],
    isPrimaryOnly: true,
  });
});

it('uses only the server that takes writes if the URL says so', () => {
  expect(serverUrls('postgres://db/farad?target_session_attrs=read-write').isPrimaryOnly).toBe(true);
  expect(serverUrls('postgresql://db/farad?sslmode=disable&target_session_attrs=primary').isPrimaryOnly).toBe(true);
});

it('finds nothing wrong with one host or several', () => {
  expect(serversProblem('postgres://db/farad')).toBeNull();
  expect(serversProblem('postgres://a,b:6432/farad?target_session_attrs=read-write')).toBeNull();
});

it('refuses a choice of servers among replicas', () => {
  expect(replicasProblem('postgres://b,c/farad')).toBeNull();
  expect(replicasProblem('postgres://b,c/farad?target_session_attrs=standby')).toContain('target_session_attrs');
});

it.each([
  ['postgres://a,b/farad?target_session_attrs=standby', 'target_session_attrs must be read-write or primary'],
  ['postgres://a,,b/farad', 'host 2 of 3'],
  ['postgres://a,b:many/farad', 'host 2 of 2'],
])('%s', (url, problem) => {
  expect(serversProblem(url)).toContain(problem);
});
