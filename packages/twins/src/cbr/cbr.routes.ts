import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { delayAnswer } from '../delay-answer.ts';
import type { Faults } from '../faults.ts';
import { currencies, dailyXml, inWindows1251, lastSetDay, readDay } from './cbr-rates.ts';

/** Path of the bank's daily rates below the twin's path. */
export const cbrPath = '/scripts/XML_daily.asp';

/** Factor of the mode `jump`: every currency costs 30 % more. */
const jumpFactor = 1.3;

const hostileXml = `<?xml version="1.0" encoding="windows-1251"?>
<!DOCTYPE ValCurs [<!ENTITY a "1"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>
<ValCurs Date="&b;" name="Foreign Currency Market"></ValCurs>`;

/** Registers the route of the Bank of Russia's daily rates. Rates are invented; they change a little every day. */
export function cbrRoutes(app: FastifyInstance, faults: Faults, now: () => number): void {
  app.get(cbrPath, async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const { mode, delayMs } = faults.take('cbr', 'daily');
    if (mode === '500') return reply.code(500).type('text/html').send('<html></html>');
    if (mode === 'garbage') return reply.type('text/html').send('<html><body>maintenance</body></html>');
    if (mode === 'drop') {
      reply.hijack();
      request.raw.socket.destroy();
      return reply;
    }
    if (mode === 'delay') await delayAnswer(request, delayMs);
    const asked = new URLSearchParams(request.url.split('?', 2)[1] ?? '').get('date_req');
    const day = asked === null ? new Date(now()) : readDay(asked);
    const answer = (xml: string) => reply.type('application/xml; charset=windows-1251').send(inWindows1251(xml));
    // The bank answers an unreadable date with an element without currencies.
    if (day === null)
      return answer('<?xml version="1.0" encoding="windows-1251"?><ValCurs>Error in parameters</ValCurs>');
    if (mode === 'hostile') return answer(hostileXml);
    const set = lastSetDay(day, now());
    const xml = dailyXml(set, currencies(set, mode === 'jump' ? jumpFactor : 1));
    return answer(mode === 'cut' ? xml.slice(0, xml.length / 2) : xml);
  });
}
