import { describe, expect, it } from 'vitest';

import { cleanSvg } from './clean-svg.ts';

const head = '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 40 10"';
const around = (inside: string, more = ''): string => `${head}${more}>${inside}</svg>`;
const problemOf = (text: string) => {
  const read = cleanSvg(text);
  return read.ok ? null : [read.error.kind, read.error.name];
};

describe('an SVG of shapes', () => {
  it('is written anew, without the notes of its editor', () => {
    const file = `<?xml version="1.0"?><?xml-stylesheet href="https://evil.example/x.css"?>
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
<!-- made by hand -->
<svg xmlns="http://www.w3.org/2000/svg" xmlns:i="http://www.inkscape.org/x" width="40px" height="10px" i:version="1">
<metadata><i:note>secret</i:note></metadata><title>T</title><i:view zoom="2"><path d="M0 0"/></i:view>
<style>.a{fill:#f00;stroke:url(#g)}</style>
<defs><linearGradient id="g"><stop offset="0" stop-color="red"/></linearGradient></defs>
<path class="a" d="M0 0h40v10z" i:label="x" data-x="1" font-family="x"/></svg>`;
    const read = cleanSvg(file);
    expect(read.ok && read.value).toEqual({
      width: 40,
      height: 10,
      svg:
        '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="10" viewBox="0 0 40 10">' +
        '<style>.a{fill:#f00;stroke:url(#g)}</style>' +
        '<defs><linearGradient id="g"><stop offset="0" stop-color="red"></stop></linearGradient></defs>' +
        '<path class="a" d="M0 0h40v10z"></path></svg>',
    });
  });

  it('keeps references to its own parts', () => {
    const read = cleanSvg(around('<g id="p"><rect width="1" height="1"/></g><use xlink:href="#p" x="5"/>'));
    expect(read.ok && read.value.svg).toContain('<use href="#p" x="5"></use>');
  });

  it('is safe in attributes', () => {
    const quoted = cleanSvg(around(`<path id='a" b' d="M0 0"/>`));
    expect(quoted.ok && quoted.value.svg).toContain('id="a&quot; b"');
  });

  it('is not changed by a second cleaning', () => {
    const once = cleanSvg(around('<path d="M0 0h1" fill="#123"/>'));
    const twice = once.ok ? cleanSvg(once.value.svg) : once;
    expect(twice).toEqual(once);
  });
});

describe('an SVG is refused', () => {
  it.each([
    ['a script', around('<script>alert(1)</script>'), 'active', 'script'],
    ['a script of HTML', around('<h:script xmlns:h="http://www.w3.org/1999/xhtml">1</h:script>'), 'active', 'script'],
    ['a script in notes', around('<metadata><script/></metadata>'), 'active', 'script'],
    ['a handler', around('<path d="M0 0" onclick="x()"/>'), 'active', 'onclick'],
    ['a handler of the root', around('', ' onload="x()"'), 'active', 'onload'],
    ['a handler in capitals', around('<path ONLOAD="x()"/>'), 'active', 'ONLOAD'],
    ['HTML', around('<foreignObject><p/></foreignObject>'), 'active', 'foreignObject'],
    ['an animation', around('<animate attributeName="href" to="javascript:x"/>'), 'active', 'animate'],
    ['a setting', around('<set attributeName="onload"/>'), 'active', 'set'],
    ['a link', around('<a xlink:href="https://evil.example"><path/></a>'), 'active', 'a'],
    ['an entity', `<!DOCTYPE svg [<!ENTITY x "y">]>${around('&x;')}`, 'active', 'DOCTYPE'],
    ['a foreign use', around('<use href="https://evil.example/a.svg#x"/>'), 'reference', 'href'],
    ['data in use', around('<use xlink:href="data:image/svg+xml,x"/>'), 'reference', 'xlink:href'],
    ['a foreign fill', around('<path fill="url(https://evil.example/#x)"/>'), 'reference', 'fill'],
    ['a foreign style', around('<path style="fill: URL( //evil.example)"/>'), 'reference', 'style'],
    ['an escape in a style', around('<path style="fill:u\\72l(//x)"/>'), 'reference', 'style'],
    ['an import', around('<style>@import "//evil.example";</style>'), 'reference', 'style'],
    ['a font', around('<style><![CDATA[@font-face{src:url(//x)}]]></style>'), 'reference', 'style'],
    ['an end of the style', around('<style><![CDATA[</style><script>1</script>]]></style>'), 'reference', 'style'],
    ['a picture', around('<image href="data:image/png;base64,AA"/>'), 'image', 'image'],
    ['text', around('<text>Shop</text>'), 'text', 'text'],
    ['a filter', around('<filter id="f"/>'), 'unknown', 'filter'],
    ['an inner svg', around('<svg/>'), 'unknown', 'svg'],
    ['many copies', around('<use href="#a"/>'.repeat(17)), 'too_complex', 'use'],
    ['many elements', around('<g/>'.repeat(3000)), 'too_complex', 'g'],
    ['depth', around(`${'<g>'.repeat(60)}${'</g>'.repeat(60)}`), 'too_complex', 'g'],
    ['length', around(' '.repeat(600_000)), 'too_complex', 'svg'],
    ['no size', '<svg xmlns="http://www.w3.org/2000/svg"><path/></svg>', 'no_size', 'viewBox'],
    ['a percentage', '<svg xmlns="http://www.w3.org/2000/svg" width="100%" height="1"/>', 'no_size', 'viewBox'],
    ['an empty box', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 0 9"/>', 'no_size', 'viewBox'],
    ['a page', '<html><body/></html>', 'broken', 'html'],
    ['no namespace', '<svg viewBox="0 0 1 1"/>', 'broken', 'svg'],
    ['a broken tag', `${head}><path`, 'broken', ''],
    ['an unknown entity', around('&nbsp;'), 'broken', ''],
    ['nothing', '', 'broken', ''],
  ])('with %s', (_, text, kind, name) => expect(problemOf(text)).toEqual([kind, name]));
});
