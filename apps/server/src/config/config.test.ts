import { signInLimits } from '@farad/domain/customer-sign-in';
import { describe, expect, it } from 'vitest';

import { ConfigError, readConfig } from './config.ts';
import { playedTwins } from './twins.ts';

const bucket = {
  S3_ENDPOINT: 'https://storage.example/',
  S3_BUCKET: 'farad-files',
  S3_KEY_ID: 'key',
  S3_SECRET: 'secret',
} as const;

it('files are in a bucket if it is named, else in the data folder', () => {
  expect(readConfig({}).s3).toBeNull();
  const key = { SECRET_KEY: 'a'.repeat(32) };
  expect(readConfig({ ...bucket, ...key }).s3).toEqual({
    endpoint: 'https://storage.example',
    bucket: 'farad-files',
    region: 'us-east-1',
    keyId: 'key',
    secret: 'secret',
    isPathStyle: true,
    prefix: '',
  });
  const named = { S3_REGION: 'ru-central1', S3_PATH_STYLE: 'off', S3_PREFIX: 'shop/' };
  expect(readConfig({ ...bucket, ...key, ...named }).s3).toMatchObject({
    region: 'ru-central1',
    isPathStyle: false,
    prefix: 'shop/',
  });
});

const production = {
  SITE_URL: 'https://farad.example',
  SECRET_KEY: 'a secret of at least 32 characters',
  SMSC_APIKEY: 'key',
  SMTP_HOST: 'mail.example',
  MAIL_FROM: 'shop@farad.example',
  YOOKASSA_SHOP_ID: '100500',
  YOOKASSA_SECRET_KEY: 'live_of-the-shop',
};

const problemsOf = (environment: Record<string, string>): readonly string[] => {
  try {
    readConfig(environment);
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
  return [];
};

describe('the environment', () => {
  it('needs no settings on one machine: twins on, loopback, one host', () => {
    const config = readConfig({});
    expect(config).toMatchObject({
      isProduction: false,
      host: '127.0.0.1',
      port: 3000,
      demoParts: 60_000,
      siteUrl: 'http://localhost:3000',
      apiUrl: 'http://localhost:3000/api',
      apiPrefix: '/api',
      hasTwins: true,
      databaseUrl: null,
      cookies: { sessionName: '__Host-sid', domain: null },
    });
  });

  it('shows the phone number of the specification or the configured one', () => {
    expect(readConfig({}).phone).toBe('8 800 550-00-22');
    expect(readConfig({ SHOP_PHONE: '+7 (495) 123-45-67' }).phone).toBe('+7 (495) 123-45-67');
    expect(readConfig(production).phone).toBe('');
    expect(readConfig({ ...production, SHOP_PHONE: '+7 (495) 123-45-67' }).phone).toBe('+7 (495) 123-45-67');
    expect(problemsOf({ SHOP_PHONE: 'call us' })).toEqual(['SHOP_PHONE: must be a phone number']);
  });

  it('logs each request only in production', () => {
    expect([readConfig({}).logLevel, readConfig(production).logLevel]).toEqual(['warn', 'info']);
    expect(readConfig({ LOG_LEVEL: 'debug' }).logLevel).toBe('debug');
  });

  it('uses DATABASE_URL as the URL of a pooler if sessions have their own', () => {
    const [pooler, server] = ['postgres://db:6432/shop', 'postgres://db:5432/shop'];
    expect(readConfig({ DATABASE_URL: server })).toMatchObject({ databaseUrl: server, poolerUrl: null });
    expect(readConfig({ DATABASE_URL: pooler, DATABASE_SESSION_URL: server })).toMatchObject({
      databaseUrl: server,
      poolerUrl: pooler,
    });
  });

  it('treats an empty value as not set', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '' }).port).toBe(3000);
  });

  it('is production by NODE_ENV or by a public address, with the real providers', () => {
    expect(readConfig({ ...production, NODE_ENV: 'production' }).isProduction).toBe(true);
    expect(readConfig(production)).toMatchObject({ isProduction: true, hasTwins: false, host: '0.0.0.0' });
    const spoken = { ...production, SMTP_PORT: '587', SMTP_SECURITY: 'starttls', SMSC_SENDER: 'FaradShop' };
    expect(readConfig(spoken)).toMatchObject({
      smtp: { port: 587, security: 'starttls' },
      smsc: { sender: 'FaradShop' },
    });
    expect(readConfig(production).smtp).toEqual({
      host: 'mail.example',
      port: 465,
      security: null,
      user: null,
      password: null,
    });
    expect(readConfig({ ...production, SITE_URL: 'http://localhost:8000' }).isProduction).toBe(false);
  });

  it('starts an empty shop in production, unless demonstration parts are requested', () => {
    expect(readConfig(production).demoParts).toBe(0);
    expect(readConfig({ ...production, DEMO_PARTS: '500' }).demoParts).toBe(500);
  });

  it('uses the given payment account; the twins bring their own, with pages on the site', () => {
    const variables = ['YOOKASSA_SHOP_ID', 'YOOKASSA_SECRET_KEY'];
    expect(readConfig(production).payments).toEqual({
      chosen: null,
      yookassa: {
        url: 'https://api.yookassa.ru/v3',
        account: {
          shopId: '100500',
          secretKey: 'live_of-the-shop',
        },
        isTest: false,
        pageOrigins: ['https://yoomoney.ru', 'https://yookassa.ru'],
        checksAddress: false,
        variables,
      },
    });
    expect(readConfig({}).payments.yookassa).toEqual({
      url: 'https://api.yookassa.ru/v3',
      account: null,
      isTest: true,
      pageOrigins: ['http://localhost:3000'],
      checksAddress: false,
      variables,
    });
  });

  it('names the vendors of what is new by their ids', () => {
    const { payments, carrier } = readConfig({ PAYMENT_PROVIDER: 'my-bank', CARRIER: 'my-post' });
    expect([payments.chosen, carrier]).toEqual(['my-bank', 'my-post']);
    expect([readConfig({}).payments.chosen, readConfig({}).carrier]).toEqual([null, null]);
    expect(() => readConfig({ PAYMENT_PROVIDER: 'My Bank' })).toThrow('PAYMENT_PROVIDER');
    expect(() => readConfig({ CARRIER: '1' })).toThrow('CARRIER');
  });

  it('suggests companies and cities if a key is given, and starts without one', () => {
    expect(readConfig(production).dadata).toBe(null);
    expect(readConfig({ ...production, DADATA_TOKEN: 'key' }).dadata).toEqual({
      url: 'https://suggestions.dadata.ru/suggestions/api/4_1/rs',
      token: 'key',
      secret: null,
    });
  });

  it('shares the session under the parent domain of several hosts', () => {
    const config = readConfig({
      ...production,
      API_URL: 'https://api.farad.example',
      ADMIN_URL: 'https://office.farad.example',
    });
    expect(config.cookies).toEqual({
      sessionName: '__Secure-sid',
      actingName: '__Secure-acting',
      browserName: '__Secure-pre',
      domain: 'farad.example',
    });
    expect(config.apiPrefix).toBe('');
  });

  it('binds to the given host, with or without twins', () => {
    expect(readConfig({ HOST: '0.0.0.0' }).host).toBe('0.0.0.0');
  });

  it.each([
    [{ PORT: '70000' }, 'PORT'],
    [{ PORT: 'http' }, 'PORT'],
    [{ DEMO_PARTS: '1000001' }, 'DEMO_PARTS'],
    [{ DEMO_PARTS: '-5' }, 'DEMO_PARTS: must be a whole number, 0 or more'],
    [{ SMTP_PORT: '0' }, 'SMTP_PORT: must be 1 or more'],
    [{ SMTP_SECURITY: 'none' }, 'SMTP_SECURITY'],
    [{ SMSC_SENDER: 'TWELVELETTER' }, 'SMSC_SENDER: must be at most 11 Latin letters or 15 digits'],
    [{ SMSC_SENDER: 'Фарад' }, 'SMSC_SENDER'],
    [{ SMSC_SENDER: '1234567890123456' }, 'SMSC_SENDER'],
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL'],
    [{ DATABASE_URL: 'postgres://a,b/shop?target_session_attrs=any' }, 'DATABASE_URL'],
    [{ DATABASE_REPLICA_URL: 'postgres://b/shop' }, 'DATABASE_REPLICA_URL'],
    [{ S3_ENDPOINT: 'storage.example' }, 'S3_ENDPOINT'],
    [{ S3_ENDPOINT: 'https://storage.example' }, 'S3_BUCKET: required'],
    [{ S3_BUCKET: 'farad' }, 'S3_SECRET: required'],
    [{ ...bucket, S3_BUCKET: 'Farad_Files' }, 'S3_BUCKET: must be the name of a bucket'],
    [{ ...bucket, S3_PREFIX: 'farad' }, 'S3_PREFIX: must be a folder such as farad/'],
    [bucket, 'SECRET_KEY: required, since files are stored in a bucket'],
    [{ DATABASE_SESSION_URL: 'postgres://b/shop' }, 'DATABASE_SESSION_URL'],
    [{ SITE_URL: 'farad.example' }, 'SITE_URL'],
    [{ SECRET_KEY: 'short' }, 'SECRET_KEY'],
    [{ TRUSTED_PROXIES: '10.0.0.0/8, proxy' }, 'TRUSTED_PROXIES'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL'],
    [{ TWINS: 'perhaps' }, 'TWINS'],
    [{ ADMIN_EMAIL: 'root@farad.example' }, 'ADMIN_PASSWORD'],
    [{ DEVELOPER_PASSWORD: 'long enough for this' }, 'DEVELOPER_EMAIL'],
    [{ API_URL: 'http://localhost:3000' }, 'API_URL'],
    [{ NODE_ENV: 'production' }, 'SECRET_KEY'],
    [{ NODE_ENV: 'production' }, 'SITE_URL'],
    [{ ...production, SMSC_APIKEY: '', SMSC_LOGIN: 'only' }, 'SMSC_PASSWORD: required beside SMSC_LOGIN'],
    [{ ...production, SMSC_PASSWORD: 'only' }, 'SMSC_LOGIN: required beside SMSC_PASSWORD'],
    [{ ...production, SMTP_HOST: '' }, 'SMTP_HOST'],
    [{ ...production, MAIL_FROM: '' }, 'MAIL_FROM'],
    [{ ...production, YOOKASSA_SHOP_ID: '' }, 'YOOKASSA_SHOP_ID'],
    [{ ...production, YOOKASSA_SHOP_ID: 'shop' }, 'YOOKASSA_SHOP_ID'],
    [{ ...production, YOOKASSA_SECRET_KEY: '' }, 'YOOKASSA_SECRET_KEY'],
    [{ ...production, DADATA_SECRET: 'secret' }, 'DADATA_TOKEN'],
    [{ ...production, DADATA_TOKEN: 'key', DADATA_URL: 'dadata' }, 'DADATA_URL'],
    [{ ...production, TWINS: 'on' }, 'TWINS'],
    [{ ...production, BOT_CHECK: 'smartcaptcha', BOT_CHECK_SECRET: 'x' }, 'BOT_CHECK_SITE_KEY: site key not defined'],
    [{ ...production, BOT_CHECK: 'recaptcha', BOT_CHECK_SITE_KEY: 'x' }, 'BOT_CHECK_SECRET'],
    [{ BOT_CHECK: 'on' }, 'BOT_CHECK'],
    [{ SIGN_IN_LIMITS: '{"sendsPerDay":0}' }, 'SIGN_IN_LIMITS'],
    [{ SIGN_IN_LIMITS: '{"sessionIdleSeconds":9}' }, 'SIGN_IN_LIMITS'],
    [{ SIGN_IN_LIMITS: 'sendsPerDay=9' }, 'SIGN_IN_LIMITS'],
    [{ ...production, ADMIN_URL: 'https://other.test' }, 'SITE_URL'],
    [{ ...production, SITE_URL: 'https://shop.com.tr', API_URL: 'https://api.com.tr' }, 'SITE_URL'],
    [{ ...production, SITE_URL: 'https://192.0.2.1', API_URL: 'https://192.0.2.2' }, 'SITE_URL'],
  ])('is refused with the variable named: %o → %s', (environment, name) => {
    expect(problemsOf(environment as Record<string, string>).join('\n')).toContain(name);
  });

  it('starts without services in production: they are not connected', () => {
    const { SITE_URL, SECRET_KEY } = production;
    expect(readConfig({ SITE_URL, SECRET_KEY })).toMatchObject({
      isProduction: true,
      hasTwins: false,
      smsc: null,
      smtp: null,
      payments: { yookassa: { account: null } },
    });
    expect(readConfig({ TWINS: 'off' })).toMatchObject({ smsc: null, smtp: null });
  });

  describe('of a trial', () => {
    const { SITE_URL, SECRET_KEY } = production;
    const trial = { SITE_URL, SECRET_KEY, TRIAL: '1' };
    const twins = (more: Record<string, string> = {}): readonly string[] => {
      const config = readConfig({ ...trial, ...more });
      return playedTwins(config, config.payments.yookassa.account === null);
    };

    it('is production with twins, which only this machine reaches by default', () => {
      expect(readConfig(trial)).toMatchObject({
        isProduction: true,
        isTrial: true,
        hasTwins: true,
        demoParts: 0,
        host: '127.0.0.1',
      });
      expect(readConfig({ ...trial, NODE_ENV: 'production', SITE_URL: 'http://localhost:8000' }).isTrial).toBe(true);
      expect(readConfig({ ...trial, SITE_URL: 'http://localhost:8000' }).isProduction).toBe(true);
      expect(readConfig(production).isTrial).toBe(false);
    });

    it('has a twin of each service without an account, and the real one of the others', () => {
      expect(twins()).toEqual(['sms', 'mail', 'payment', 'carrier', 'suggestions']);
      expect(twins({ BOT_CHECK: 'smartcaptcha' })).toContain('bot_check');
      const { SMSC_APIKEY, SMTP_HOST, MAIL_FROM, YOOKASSA_SHOP_ID, YOOKASSA_SECRET_KEY } = production;
      const paid = { YOOKASSA_SHOP_ID, YOOKASSA_SECRET_KEY };
      expect(twins({ SMSC_APIKEY, SMTP_HOST, MAIL_FROM, ...paid })).toEqual(['carrier', 'suggestions']);
      const keys = { BOT_CHECK: 'recaptcha', BOT_CHECK_SITE_KEY: 'k', BOT_CHECK_SECRET: 's' };
      const cdek = { CDEK_ID: 'id', CDEK_SECRET: 's', CDEK_FROM_POINT: 'MSK1' };
      expect(twins({ ...production, TRIAL: '1', ...keys, ...cdek, DADATA_TOKEN: 't' })).toEqual([]);
      const { pageOrigins, isTest } = readConfig({ ...trial, ...paid }).payments.yookassa;
      expect(pageOrigins).toEqual(['https://yoomoney.ru', 'https://yookassa.ru', 'https://farad.example']);
      expect(isTest).toBe(false);
    });

    it.each([
      [{ ...trial, SECRET_KEY: '' }, 'SECRET_KEY: required in production'],
      [{ TRIAL: '1', SECRET_KEY }, 'SITE_URL: required in production'],
      [{ ...trial, TWINS: 'off' }, 'TWINS: off contradicts TRIAL'],
      [
        { ...trial, ROLE: 'web', DATABASE_URL: 'postgres://db.example/shop' },
        'ROLE: a trial (TRIAL) runs in one process',
      ],
      [{ ...trial, ROLE: 'twins' }, 'ROLE: a trial (TRIAL) runs in one process'],
      [{ ...trial, TWINS_URL: 'http://127.0.0.1:9' }, 'TWINS_URL'],
      [{ ...trial, SMSC_LOGIN: 'only' }, 'SMSC_PASSWORD'],
      [{ ...trial, BOT_CHECK: 'recaptcha', BOT_CHECK_SITE_KEY: 'x' }, 'BOT_CHECK_SECRET'],
      [{ ...trial, TRIAL: 'maybe' }, 'TRIAL'],
      [{ ...production, TWINS: 'on' }, 'without TRIAL'],
    ])('refuses %o: %s', (environment, problem) => {
      expect(problemsOf(environment as Record<string, string>).join('\n')).toContain(problem);
    });
  });

  it('changes the named limits of the sign-in and keeps the others', () => {
    expect(readConfig({}).signInLimits).toEqual(signInLimits);
    const { signInLimits: read } = readConfig({ SIGN_IN_LIMITS: '{"sendsPerDay":9}' });
    expect(read).toEqual({ ...signInLimits, sendsPerDay: 9 });
  });

  it('names all problems at once', () => {
    expect(problemsOf({ PORT: 'x', DEMO_PARTS: 'y' })).toHaveLength(2);
  });
});

describe('one of several processes', () => {
  const shared = {
    DATABASE_URL: 'postgres://farad@db.example/farad',
    SECRET_KEY: 'a secret of at least 32 characters',
    SITE_URL: 'http://localhost:8000',
    TWINS_URL: 'http://127.0.0.1:8001',
  };

  it('has all duties unless a role is set', () => {
    expect(readConfig({})).toMatchObject({ role: 'all', twinsUrl: null });
    expect(readConfig({ ...shared, ROLE: 'web' })).toMatchObject({ role: 'web', twinsUrl: 'http://127.0.0.1:8001' });
    expect(problemsOf({ ...shared, ROLE: 'everything' })).toEqual([expect.stringContaining('ROLE: ')]);
  });

  it('needs the shared database, key and addresses', () => {
    expect(problemsOf({ ROLE: 'worker', TWINS_URL: 'http://127.0.0.1:8001' })).toEqual([
      'DATABASE_URL: required with ROLE=worker',
      'SECRET_KEY: required with ROLE=worker',
      'SITE_URL: required with ROLE=worker',
    ]);
    expect(problemsOf({ ...production, ROLE: 'api' })).toEqual(['DATABASE_URL: required with ROLE=api']);
  });

  it('asks a search process on the same machine, and only there', () => {
    const socketOf = (value: string) => readConfig({ ...shared, ROLE: 'web', SEARCH_SOCKET: value }).searchSocket;
    expect(readConfig({}).searchSocket).toBeNull();
    expect(socketOf('/run/farad/search.sock')).toEqual({ path: '/run/farad/search.sock' });
    expect(socketOf('127.0.0.1:3041')).toEqual({ host: '127.0.0.1', port: 3041 });
    expect(socketOf('[::1]:3041')).toEqual({ host: '::1', port: 3041 });
    const wrong = ['search.sock', '10.0.0.7:3041', 'search.example:3041', '127.0.0.1:0', '127.0.0.1:65536', '3041'];
    for (const value of [...wrong, `/${'long/'.repeat(22)}.sock`])
      expect(problemsOf({ ...shared, ROLE: 'web', SEARCH_SOCKET: value }), value).toEqual([
        expect.stringContaining('SEARCH_SOCKET: must be an absolute path'),
      ]);
    expect(problemsOf({ ...shared, ROLE: 'search' })).toEqual(['SEARCH_SOCKET: required with ROLE=search']);
    const SEARCH_SOCKET = '/run/farad/search.sock';
    expect(problemsOf({ ...shared, ROLE: 'web', SEARCH_SOCKET, SEARCH_URL: 'http://127.0.0.1:9200' })).toEqual([
      expect.stringContaining('SEARCH_SOCKET: OpenSearch answers'),
    ]);
  });

  it('uses the twins of another process, and has none in production', () => {
    const { TWINS_URL, ...others } = shared;
    expect(problemsOf({ ...others, ROLE: 'api' })).toEqual([expect.stringContaining('TWINS_URL: required')]);
    expect(problemsOf({ ...others, TWINS_URL, ROLE: 'twins' })).toEqual([
      expect.stringContaining('plays the twins itself'),
    ]);
    expect(problemsOf({ ...others, TWINS_URL })).toEqual([expect.stringContaining('plays the twins itself')]);
    expect(problemsOf({ ...production, ROLE: 'twins' })).toEqual([expect.stringContaining('ROLE: twins never run')]);
    expect(problemsOf({ ...production, ...others, SITE_URL: 'https://farad.example', TWINS_URL, ROLE: 'web' })).toEqual(
      [expect.stringContaining('TWINS_URL: twins never run in production')],
    );
  });
});
