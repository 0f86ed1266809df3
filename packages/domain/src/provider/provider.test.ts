import { describe, expect, it } from 'vitest';

import { joinedValues } from './provider.ts';

describe('settings of a provider', () => {
  it('are split into what may be shown and what is secret', () => {
    const typed = {
      host: 'mail.example',
      port: '465',
      security: '',
      user: 'shop',
      password: 'quiet',
      from: 'a@b.example',
    };
    expect(joinedValues('mail', typed)).toEqual({
      open: { host: 'mail.example', port: '465', user: 'shop', from: 'a@b.example' },
      secrets: { password: 'quiet' },
      missing: null,
    });
  });

  it('keep a secret that is not typed again', () => {
    expect(joinedValues('suggestions', { token: '' }, { open: {}, secrets: { token: 'old' } }).secrets).toEqual({
      token: 'old',
    });
    expect(joinedValues('suggestions', { token: 'new' }, { open: {}, secrets: { token: 'old' } }).secrets).toEqual({
      token: 'new',
    });
  });

  it('that send the secret elsewhere ask for it again', () => {
    const open = { host: 'mail.example', port: '465', user: 'shop', from: 'a@b.example' };
    const stored = { open, secrets: { password: 'quiet' } };
    expect(joinedValues('mail', open, stored)).toMatchObject({ secrets: { password: 'quiet' }, missing: null });
    expect(joinedValues('mail', { ...open, host: 'other.example' }, stored)).toMatchObject({
      secrets: {},
      missing: 'password',
    });
    expect(joinedValues('mail', { ...open, host: 'other.example', password: 'new' }, stored).secrets).toEqual({
      password: 'new',
    });
  });

  it.each([
    ['sms', { sender: 'Shop' }, 'apiKey'],
    ['sms', { login: 'me' }, 'password'],
    ['sms', { login: 'me', password: 'quiet' }, null],
    ['mail', { host: 'mail.example', port: '25', from: 'a@b.example' }, null],
    ['mail', { host: 'mail.example', port: '25', from: 'a@b.example', user: 'me' }, 'password'],
    ['carrier', { clientId: '1', clientSecret: '2', fromCity: '44' }, 'fromPoint'],
    ['bot_check', { kind: 'recaptcha', secret: 'quiet' }, 'siteKey'],
    ['map', { url: 'https://tiles.example/{z}/{x}/{y}' }, null],
  ] as const)('%s %j lack %s', (provider, typed, missing) => {
    expect(joinedValues(provider, typed).missing).toBe(missing);
  });

  it('of SMS have a key or a login, never both', () => {
    const byLogin = joinedValues('sms', { login: 'me', password: 'quiet' }, { open: {}, secrets: { apiKey: 'old' } });
    expect(byLogin.secrets).toEqual({ password: 'quiet' });
    expect(
      joinedValues('sms', { apiKey: 'new', login: '' }, { open: {}, secrets: { password: 'quiet' } }).secrets,
    ).toEqual({ apiKey: 'new' });
  });
});
