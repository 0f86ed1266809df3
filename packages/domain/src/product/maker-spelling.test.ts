import { describe, expect, it } from 'vitest';

import { makerDocuments } from './maker-documents.ts';

const host = (url: string | undefined): string => (url === undefined ? '' : new URL(url).host);

describe('every name of a maker leads to its own site', () => {
  it.each([
    ['www.ti.com', 'TI', ['Texas Instruments', 'TI', 'Burr-Brown', 'National Semiconductor']],
    ['www.st.com', 'ST', ['STMicroelectronics', 'ST']],
    ['www.microchip.com', null, ['Microchip', 'Atmel', 'Microsemi']],
    ['www.nxp.com', null, ['NXP', 'Freescale', 'Philips']],
    ['www.infineon.com', null, ['Infineon', 'Cypress', 'International Rectifier', 'IR']],
    ['www.analog.com', null, ['Analog Devices', 'ADI', 'Linear Technology', 'Maxim', 'Maxim Integrated']],
    ['www.renesas.com', null, ['Renesas', 'Intersil', 'Dialog', 'IDT']],
    ['www.silabs.com', null, ['Silicon Labs', 'Silicon Laboratories', 'SILABS']],
    ['www.nexperia.com', null, ['Nexperia']],
    ['www.diodes.com', null, ['Diodes Incorporated', 'Diodes', 'DIODES INC', 'Zetex']],
    [
      'www.vishay.com',
      null,
      ['Vishay', 'Vishay Intertechnology', 'Vishay Dale', 'Vishay Semiconductors', 'Vishay Siliconix'],
    ],
    ['www.murata.com', null, ['Murata', 'Murata Electronics', 'Murata Manufacturing']],
    ['www.kemet.com', null, ['KEMET']],
    ['www.te.com', null, ['TE Connectivity', 'TE', 'Tyco']],
    ['www.samtec.com', null, ['Samtec']],
    ['www.meanwell.com', null, ['Mean Well', 'MEANWELL']],
    ['www.winbond.com', null, ['Winbond']],
    ['www.wch-ic.com', null, ['WCH', 'Nanjing Qinheng', 'QINHENG']],
  ])('%s', (site, label, names) => {
    for (const name of names) {
      const found = makerDocuments(name, 'X-1');
      expect([name, found?.kind, host(found?.url), found?.maker]).toEqual([name, 'part', site, label ?? name]);
    }
  });
});

describe('URLs of parts', () => {
  it.each([
    [
      'TI',
      'LM358',
      'https://www.ti.com/sitesearch/en-us/docs/universalsearch.tsp?langPref=en-US&searchTerm=LM358#q=LM358',
    ],
    ['ST', 'L7805', 'https://www.st.com/content/st_com/en/search.html#q=L7805-t=resources-page=1'],
    ['Atmel', 'A/1', 'https://www.microchip.com/en-us/search?searchQuery=A%2F1&category=ALL'],
    ['NXP', 'A,1', 'https://www.nxp.com/search?keyword=A%2C1&start=0'],
    ['Nexperia', 'A,1', 'https://www.nexperia.com/product/A'],
    ['Samtec', 'TSW-1', 'https://www.samtec.com/products/tsw-1'],
    ['SEMCO', 'CL10B1', 'https://product.samsungsem.com/mlcc/basic-search.do?partNumber=CL10B1'],
    ['SAMSUNG', 'cl10', 'https://product.samsungsem.com/mlcc/basic-search.do?partNumber=cl10'],
    ['Yageo', 'AC0603', 'https://www.yageogroup.com/products/Resistors/part/AC0603'],
    ['Yageo', 'CC0402X', 'https://yageogroup.com/products/Capacitors/part/CC0402X'],
    ['TDK', 'CGA3E2', 'https://product.tdk.com/en/search/capacitor/ceramic/mlcc/info?part_no=CGA3E2'],
    ['TDK', 'C1608X', 'https://product.tdk.com/en/search/capacitor/ceramic/mlcc/info?part_no=C1608X'],
    ['Molex', '0039-00-0429', 'https://www.molex.com/en-us/products/part-detail/39000429'],
    ['Phoenix Contact', '1814760', 'https://www.phoenixcontact.com/us/products/1814760/pdf'],
    ['WCH', 'CH340', 'https://www.wch-ic.com/search?t=all&q=CH340'],
    ['Vishay', 'X', 'https://www.vishay.com/en/search/?type=inv&query=X'],
  ])('%s %s', (maker, number, url) => expect(makerDocuments(maker, number)?.url).toBe(url));

  it.each([
    ['Samsung Electro-Mechanics', 'RC1005', 'https://www.samsungsem.com'],
    ['Samsung Electro-Mechanics', 'xCL10', 'https://www.samsungsem.com'],
    ['Yageo', 'RC060', 'https://www.yageogroup.com'],
    ['Yageo', 'xRC0603', 'https://www.yageogroup.com'],
    ['TDK', 'C9999', 'https://product.tdk.com'],
    ['TDK', 'CGAX', 'https://product.tdk.com'],
    ['Molex', 'ABC', 'https://www.molex.com'],
    ['Molex', '123456789012345', 'https://www.molex.com'],
    ['Phoenix Contact', '181476', 'https://www.phoenixcontact.com'],
    ['Phoenix Contact', '18147601', 'https://www.phoenixcontact.com'],
    ['Espressif', 'ESP32', 'https://www.espressif.com/en/support/documents/technical-documents'],
    ['Миландр', 'К1986', 'https://milandr.ru'],
    ['Rigol', 'DS1', 'https://www.rigol.com'],
  ])('%s %s: the site only', (maker, number, url) =>
    expect(makerDocuments(maker, number)).toEqual({ kind: 'home', maker, url }),
  );

  it('without a number there is no page, and a URL of staff must be a web URL', () => {
    expect(makerDocuments('TI', '')).toBeNull();
    expect(makerDocuments('Никто', 'X', 'http://a.example')?.url).toBe('http://a.example');
    expect(makerDocuments('Никто', 'X', 'ftp://a.example')).toBeNull();
    expect(makerDocuments('Никто', 'X', 'see https://a.example')).toBeNull();
  });
});
