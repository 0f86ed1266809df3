import { describe, expect, it } from 'vitest';

import { readAs } from '../test-files.ts';

/** Data of an interactive BOM, packed by LZString.compressToBase64. */
const packed =
  'N4IgRg9gtiBcqQC4As4G0MgEoEYQBoAGAXXzWwCYCdjTMBhPfC20kAMwEsBTAGwBMAznFCF0IHIUBcIARCEAHIQCssrPRBs8scpJn45ilfrUb9VbRMKEAdrMIA2QgGZZpkC4sAJCL26yAsi76GgC++oIA1pwADtHc/OhOxGEcEBCI0QBOnNaIwtqgmdzscNh4YYXFpVhUFSBFJbAgjCB1DaWe5clAA==';
const fields = 'var config = {"fields":["Value","Footprint","MPN"]}\n';
const listed = [
  ['References', 'Quantity', 'Value', 'Footprint', 'MPN', 'DNP'],
  ['R1, R2', '2', '10к', '0805', 'RC'],
  ['C1', '1', '100n', '0603'],
  ['H1', '1', 'Hole', 'M3', '', 'DNP'],
];
const data = {
  bom: {
    both: [
      [
        ['R1', 0],
        ['R2', 1],
      ],
      [['C1', 2]],
    ],
    fields: { 0: ['10к', '0805', 'RC'], 1: ['10к', '0805', 'RC'], 2: ['100n', '0603', ''], 3: ['Hole', 'M3', ''] },
    skipped: [3],
  },
  footprints: [{ ref: 'R1' }, { ref: 'R2' }, { ref: 'C1' }, { ref: 'H1' }],
};

describe('an HTML page', () => {
  it('has its tables read, with cells that span rows and columns, without running its script', () => {
    const read = readAs(
      '<!DOCTYPE html><html><head><title>Board</title></head><body><h2>Parts &amp; more</h2><table><tr><th>Ref</th><th>Qty</th><th>MPN</th></tr><tr><td rowspan=2>R1<br>R2</td><td>2<td> RC\n0805</tr><tr><td colspan="2">x</table><script>var a = "<table><tr><td>no</td></tr></table>"</script></body></html>',
    );
    expect(read).toMatchObject({ kind: 'html', encoding: 'utf-8' });
    expect(read).toHaveProperty('sheets', [
      {
        name: 'Parts & more',
        rows: [
          ['Ref', 'Qty', 'MPN'],
          ['R1\nR2', '2', 'RC\n0805'],
          ['R1\nR2', 'x'],
        ],
        // The header is no record: the rows below it are numbered.
        rowNumbers: [0, 1, 2],
      },
    ]);
  });

  it('of Fritzing: its shopping list is preferred to its assembly list', () => {
    const read = readAs(
      '<html><body><h2>Assembly List</h2><table><tr><th>Label</th><th>Part Type</th><th>Properties</th></tr><tr><td>R1</td><td>220&#937; Resistor</td><td>package 0805</td></tr></table><h2>Shopping List</h2><table><tr><th>Amount</th><th>Part Type</th><th>Properties</th></tr><tr><td>1</td><td>220Ω Resistor</td><td>package 0805</td></tr></table></body></html>',
    );
    expect(read).toHaveProperty('sheets.0.name', 'Assembly List');
    expect(read).toHaveProperty('rows.1.1', '220Ω Resistor');
    expect(read).toHaveProperty('sheets.length', 2);
  });

  it('may be an interactive BOM with packed or plain data', () => {
    for (const value of [`JSON.parse(LZString.decompressFromBase64("${packed}"))`, `${JSON.stringify(data)};`])
      expect(
        readAs(
          `<!DOCTYPE html><html><script>\n${fields}var pcbdata = ${value}\n</script><table><tr><td>a</td></tr></table>`,
        ),
      ).toMatchObject({ kind: 'html', rows: listed });
    expect(readAs('<html><script>var pcbdata = JSON.parse(LZString.decompressFromBase64("N4Ig"))\n</script>')).toBe(
      'broken',
    );
  });

  it('may be an older interactive BOM, with the values in each group', () => {
    const older = {
      bom: {
        both: [
          [
            2,
            '10k',
            'R_0603',
            [
              ['R1', 0],
              ['R2', 1],
            ],
            ['Yageo'],
          ],
          [1, '100n', 'C_0603', [['C1', 2]], ['Murata']],
        ],
        skipped: [3],
      },
      modules: [{ ref: 'R1' }, { ref: 'R2' }, { ref: 'C1' }, { ref: 'H1' }],
    };
    const page = `<html><script>\nvar config = {"extra_fields": ["Maker"]}\nvar pcbdata = ${JSON.stringify(older)}\n</script></html>`;
    expect(readAs(page)).toHaveProperty('rows', [
      ['References', 'Quantity', 'Value', 'Footprint', 'Maker', 'DNP'],
      ['R1, R2', '2', '10k', 'R_0603', 'Yageo'],
      ['C1', '1', '100n', 'C_0603', 'Murata'],
      ['H1', '1', '', '', '', 'DNP'],
    ]);
  });

  it('with too many tables is refused', () => {
    expect(readAs(`<html>${'<table><tr><td>R1</td><td>10</td></tr></table>'.repeat(201)}</html>`)).toBe('too_large');
  });

  it('without a table is no list', () => {
    expect(readAs('<html><body><p>Hello 1234</p></body></html>')).toBe('text_without_parts');
  });
});

describe('a netlist of KiCad', () => {
  const rows = [
    ['References', 'Quantity', 'Value', 'Footprint', 'MPN', 'DNP'],
    ['R1, R2', '2', '10k', 'R:0805', 'RC "x"'],
    ['J1', '1', '', '', '', 'DNP'],
  ];

  it('is read from XML', () => {
    const resistor = (ref: string) =>
      `<comp ref="${ref}"><value>10k</value><footprint>R:0805</footprint><datasheet>~</datasheet><fields><field name="Footprint">R:0805</field><field name="MPN">RC &quot;x&quot;</field></fields></comp>`;
    const read = readAs(
      `<?xml version="1.0" encoding="utf-8"?>\n<export version="E"><design/><components>${resistor('R1')}${resistor('R2')}<comp ref="J1"><value>~</value><property name="dnp"/></comp></components><nets/></export>`,
    );
    expect(read).toMatchObject({ kind: 'kicad_netlist', rows });
    expect(read).toHaveProperty('sheets.0.rowNumbers', [0, 1, 2]);
  });

  it('loses no reference of a part that is used in many places', () => {
    const many = Array.from({ length: 700 }, (_, index) => `(comp (ref "C${index + 1}") (value "100n"))`).join('\n');
    const read = readAs(`(export (version "E") (components ${many}))`);
    const parts = typeof read === 'string' ? [] : read.rows.slice(1);
    expect(parts.flatMap(([references]) => references?.split(', ') ?? [])).toHaveLength(700);
    expect(parts.reduce((sum, [, quantity]) => sum + Number(quantity), 0)).toBe(700);
  });

  it('is read from S-expressions', () => {
    const resistor = (ref: string) =>
      `(comp (ref "${ref}") (value "10k") (footprint "R:0805") (fields (field (name "MPN") "RC \\"x\\"")))`;
    expect(
      readAs(
        `(export (version "E")\n  (components ${resistor('R1')}\n ${resistor('R2')} (comp (ref J1) (value ~) (property (name "dnp"))))\n (nets (net (code 1))))`,
      ),
    ).toMatchObject({ kind: 'kicad_netlist', rows });
    expect(readAs('(export (version "E") (components (comp (ref R1)')).toBe('broken');
  });
});

describe('an XML list', () => {
  it('of ESKD keeps the sections of its elements', () => {
    expect(
      readAs(
        '<?xml version="1.0" encoding="utf-8"?><Перечень><Документ Обозначение="АБВГ.468.1"/><Раздел Наименование="Резисторы"><Элемент><Поз_обозначение>R1, R2</Поз_обозначение><Наименование>Р1-12</Наименование><Кол>2</Кол></Элемент><Элемент><Поз_обозначение>R3</Поз_обозначение><Наименование>Р1-8</Наименование><Кол>1</Кол></Элемент></Раздел><Раздел Наименование="Конденсаторы"><Элемент><Поз_обозначение>C1</Поз_обозначение><Наименование>К10-17</Наименование><Кол>1</Кол></Элемент></Раздел></Перечень>',
      ),
    ).toMatchObject({
      kind: 'eskd_xml',
      rows: [
        ['Поз обозначение', 'Наименование', 'Кол', 'Раздел'],
        ['R1, R2', 'Р1-12', '2', 'Резисторы'],
        ['R3', 'Р1-8', '1', 'Резисторы'],
        ['C1', 'К10-17', '1', 'Конденсаторы'],
      ],
    });
  });

  it('may have field names in attributes', () => {
    expect(
      readAs(
        '<?xml version="1.0"?><document><objects><object id="1"><property name="Наименование" value="Р1-12"/><property name="Кол." value="2"/></object><object id="2"><property name="Наименование" value="К10"/><property name="Кол." value="1"/></object></objects></document>',
      ),
    ).toHaveProperty('rows', [
      ['id', 'Наименование', 'Кол.'],
      ['1', 'Р1-12', '2'],
      ['2', 'К10', '1'],
    ]);
    expect(
      readAs('<GRID><ROWS><ROW Designator="C1" Quantity="1"/><ROW Designator="R1" Quantity="4"/></ROWS></GRID>'),
    ).toMatchObject({
      kind: 'eskd_xml',
      rows: [
        ['Designator', 'Quantity'],
        ['C1', '1'],
        ['R1', '4'],
      ],
    });
  });

  it('of another kind is no list, and one that declares entities is not read', () => {
    expect(readAs('<?xml version="1.0"?><gpx><trk><name>Way 1234</name></trk></gpx>')).toBe('text_without_parts');
    expect(
      readAs(
        '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><export><components><comp ref="&x;"/></components></export>',
      ),
    ).toBe('broken');
    expect(readAs('<!DOCTYPE export [\n<!ENTITY a "aaaa">\n<!ENTITY b "&a;&a;">]><export>&b;</export>')).toBe('broken');
    expect(readAs(`<a>${'<b>'.repeat(100_000)}`)).toBe('broken');
  });
});
