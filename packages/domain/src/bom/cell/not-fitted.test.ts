import { describe, expect, it } from 'vitest';

import { besideNotConnected, isNotFitted, isNotFittedAlone, saysNotFitted, statesFitting } from './not-fitted.ts';

const words = (text: string): readonly string[] => text.split('|');

describe('words for parts that are not fitted, among others', () => {
  it.each(
    words(
      'D.N.P. 10k|10k d.n.i|10k,dnp|10k;dnf|(dni) 10k|[dnp|10k/dnf|10k_dnp|10k*dnp|10k-dnp|dnp, 10k|dnp;x|dnp:x|dnp)|dnp]|dnp/x|' +
        'dnp_x|dnp.|dnp!|dnp*|dnp-x|donot populate|no not place x|do nopop it|don’t place it|dont-fit it|nostuff it|no fit|' +
        'no-install it|nomount it|x no buy|не уст. x|не устанавливается|не-монтируется|leave empty|left unpopulated|' +
        'leave-unfitted x|x nicht bestückt!|takılmayacak|dnp  ifx|dnp whenever',
    ),
  )('%s', (text) => expect(saysNotFitted(text)).toBe(true));
  it.each(
    words(
      'xdnp 10k|dnpx 10k|dnp if x|dnp  if x|dnp when x|dnp unless x|dnp при x|dnp если x|dnp в варианте 2|dnp для варианта|donottouch|' +
        'no potatoes|not mounting|не устроено x|не тот|left over|nicht bestellt|stop dnpx',
    ),
  )('not %s', (text) => expect(saysNotFitted(text)).toBe(false));
  it.each(
    words(
      'R1 not fitted|R1 not-placed;x|R1 not mounted, y|(not installed)|[not stuffed]|not assembled/x|x_not populated.',
    ),
  )('at the end of a clause: %s', (text) => expect(saysNotFitted(text)).toBe(true));
  it.each(words('R1 not fitted  by default|R1 не установлен.|R1 не-монтирована!|R1 не запаяна *|R1 не впаян  ,x'))(
    'at the end of a clause: %s',
    (text) => expect(saysNotFitted(text)).toBe(true),
  );
  it.each(words('not fitted on v1|xnot fitted|notfitted x'))('but not %s', (text) =>
    expect(saysNotFitted(text)).toBe(false),
  );
  it.each(words('NM 10k|n/m 10k|NF: 10k|nm_10k|NM-10k|NM  10k'))('before a value: %s', (text) =>
    expect(saysNotFitted(text)).toBe(true),
  );
  it.each(words('NM x10k|xNM 10k|10k NM|10uF NP|NM10k|N//M 10k'))('but not %s', (text) =>
    expect(saysNotFitted(text)).toBe(false),
  );
  it.each(words('Not use|not-used, x|not used: x|Not used;|not used  , x'))('at the start: %s', (text) =>
    expect(saysNotFitted(text)).toBe(true),
  );
  it.each(words('not useful|is not used|not used x'))('but not %s', (text) => expect(saysNotFitted(text)).toBe(false));
  it.each(
    words(
      "Do not popupulate|do not instal|don't mountt|don’t assembel|do not solderr.| do not popp! |do not poppoppoppop",
    ),
  )('misspelt: %s', (text) => expect(saysNotFitted(text)).toBe(true));
  it.each(words('x do not popp|do not popp x|do not poppoppoppoppop|do not care|don not popp'))('but not %s', (text) =>
    expect(saysNotFitted(text)).toBe(false),
  );
  it('an empty text says nothing', () => expect([saysNotFitted(''), isNotFittedAlone('')]).toEqual([false, false]));
});

it('words alone have at most forty characters', () => {
  expect([isNotFittedAlone(`DNP${' '.repeat(37)}`), isNotFittedAlone(`DNP${' '.repeat(38)}`)]).toEqual([true, false]);
  expect([isNotFittedAlone('(D-N_P/*!) [].:"\'«»’'), isNotFittedAlone('DNP, x')]).toEqual([true, false]);
});

it.each([
  ['fitted', true],
  ['populated', true],
  ['mounted ', true],
  ['not fitted', true],
  ['fitted?', false],
  ['is fitted', false],
])('%s says whether the part is fitted: %s', (text, expected) => expect(statesFitting(text)).toBe(expected));

it.each([
  ['NA(10k)', '10k'],
  ['NA (10k)', '10k'],
  ['na (10k)', null],
  ['NA  (10k)', null],
  ['NA()', null],
  ['xNA(10k)', null],
  ['NA(10k) x', null],
  ['NA(10k (1%))', '10k (1%)'],
  [' NC ', ''],
  ['NC,100n', '100n'],
  ['NC;100n', '100n'],
  ['NC_100n', '100n'],
  ['NC-100n', '100n'],
  ['NC (100n)', '100n'],
  ['NC  ((100n))', '100n'],
  ['100n,NC', '100n'],
  ['100n;n.c.', '100n'],
  ['100n_NC', '100n'],
  ['100n-NC', '100n'],
  ['100n  (NC)', '100n'],
  ['100nNC', null],
  ['NC100n', null],
  ['100n NC x', null],
])('%j without "not connected" is %j', (value, rest) => expect(besideNotConnected(value)).toBe(rest));

it.each<[string, string, readonly string[], boolean]>([
  ['n/u', 'dnp', [], true],
  ['N/I', 'fitted', [], true],
  ['nu', 'fitted', [], true],
  ['n//i', 'dnp', [], false],
  ['xni', 'dnp', [], false],
  ['nix', 'dnp', [], false],
  ['R1, R2', 'dnp', ['R1', 'R2'], true],
  ['R2', 'dnp', ['R1', 'R2'], false],
  ['x R1', 'dnp', ['R1'], false],
  ['R1', 'fitted', ['R1'], false],
  ['NC', 'fitted', [], true],
  ['assy no', 'assy', [], false],
  [' No ', 'assy', [], true],
  ['no', 'myfitted', [], false],
  ['no', 'fittedness', [], false],
])('%j in a column %s beside %j leaves the part out: %s', (text, header, designators, expected) => {
  expect(isNotFitted(text, header, designators)).toBe(expected);
});
