import { bandColours, colourBands, readColourBands, type BandColour } from '@farad/domain/colour-code';
import { formatQuantity, parseQuantity } from '@farad/domain/quantities';
import { Link, useLoaderData } from 'react-router';

import { localeOfPath } from '#i18n/locale-path.ts';
import { useWords } from '#i18n/words.tsx';
import { PageHead } from '#shell/page/page-head.tsx';
import { Field } from '#ui/field.tsx';
import { Choice, Results, ToolForm, ToolHead } from '../tool-form.tsx';
import type { Route } from './+types/page';

/** Colours in which bands are drawn; the same in both themes. */
const paint: Readonly<Record<BandColour, string>> = {
  black: '#1a1a1a',
  brown: '#7b4a24',
  red: '#c8281e',
  orange: '#e8791c',
  yellow: '#f0cc2e',
  green: '#2e8540',
  blue: '#2558b0',
  violet: '#7b3fa0',
  grey: '#8a8f94',
  white: '#f8f8f4',
  gold: '#b8923a',
  silver: '#bfc3c7',
};

const bandCountMax = 6;
const tolerances = [0.05, 0.1, 0.25, 0.5, 1, 2, 5, 10] as const;
const firstBands: readonly BandColour[] = ['yellow', 'violet', 'red', 'gold'];

const isColour = (text: string | null): text is BandColour => bandColours.some((colour) => colour === text);

export function loader({ url }: Route.LoaderArgs) {
  const { searchParams, pathname } = url;
  const locale = localeOfPath(pathname);
  const requested = Array.from({ length: bandCountMax }, (_, at) => searchParams.get(`b${at + 1}`)).filter(isColour);
  const bands = requested.length === 0 ? firstBands : requested;
  const reading = readColourBands(bands);
  const text = (searchParams.get('value') ?? '10k').slice(0, 40);
  const tolerance = tolerances.find((percent) => String(percent) === searchParams.get('tolerance')) ?? 1;
  const read = parseQuantity(text, 'ohm');
  const ohms = read !== null && read.unit === 'ohm' && read.value >= 0 ? read.value : null;
  const percent = (value: number): string => `±${formatQuantity(value, 'percent', locale)}`;
  return {
    bands,
    reading: reading && {
      value: formatQuantity(reading.ohms, 'ohm', locale),
      tolerance: percent(reading.tolerancePercent),
      coefficient:
        reading.ppmPerKelvin === null ? null : formatQuantity(reading.ppmPerKelvin, 'ppm_per_kelvin', locale),
    },
    value: { text, tolerance, isRead: ohms !== null, bands: ohms === null ? null : colourBands(ohms, tolerance) },
    tolerances: tolerances.map((one) => ({ value: String(one), title: percent(one) })),
  };
}

/** Picture of a resistor with these bands. */
function Resistor({ bands, label }: { bands: readonly BandColour[]; label: string }) {
  const step = 130 / (bands.length + 1);
  return (
    <svg viewBox="0 0 240 48" role="img" aria-label={label} className="mt-4 h-12 w-60">
      <path d="M0 24h240" stroke="#9a9a94" strokeWidth="3" />
      <rect x="50" y="6" width="140" height="36" rx="12" fill="#e6d3ad" />
      {bands.map((band, at) => (
        // The key contains the position, because two bands may have the same colour.
        <rect key={`${at} ${band}`} x={55 + step * (at + 1) - 6} y="6" width="12" height="36" fill={paint[band]} />
      ))}
    </svg>
  );
}

/** Page that converts the colour code of axial resistors to a value and back (product C16). */
export default function ColourCodePage() {
  const { t, to } = useWords();
  const { bands, reading, value, tolerances: offered } = useLoaderData<typeof loader>();
  const names = (colours: readonly BandColour[]): string => colours.map((one) => t(`tools.colour_${one}`)).join(', ');
  const colours = bandColours.map((colour) => ({ value: colour, title: t(`tools.colour_${colour}`) }));
  return (
    <>
      <PageHead title={t('tools.coloursTitle')} description={t('tools.coloursLead')} />
      <ToolHead title={t('tools.coloursTitle')} lead={t('tools.coloursLead')} />
      <section id="bands" aria-labelledby="bands-title" className="mt-6">
        <h2 id="bands-title">{t('tools.bandsToValue')}</h2>
        <ToolForm label={t('tools.bandsToValue')} anchor="bands">
          {Array.from({ length: bandCountMax }, (_, at) => (
            <Choice
              key={at}
              label={t('tools.band', { number: at + 1 })}
              name={`b${at + 1}`}
              value={bands[at] ?? ''}
              options={[{ value: '', title: t('tools.noBand') }, ...colours]}
            />
          ))}
        </ToolForm>
        <Resistor bands={bands} label={names(bands)} />
        {reading === null ? (
          <p role="status" className="mt-3 text-error">
            {t('tools.noReading')}
          </p>
        ) : (
          <Results
            rows={[
              [
                t('tools.resistance'),
                <Link key="value" to={to(`/search?text=${encodeURIComponent(reading.value)}`)} className="underline">
                  {reading.value}
                </Link>,
              ],
              [t('tools.tolerancePercent'), reading.tolerance],
              ...(reading.coefficient === null
                ? []
                : [[t('tools.temperatureCoefficient'), reading.coefficient] as const]),
            ]}
          />
        )}
      </section>
      <section id="value" aria-labelledby="value-title" className="mt-10">
        <h2 id="value-title">{t('tools.valueToBands')}</h2>
        <ToolForm label={t('tools.valueToBands')} anchor="value">
          <Field
            label={t('tools.resistance')}
            name="value"
            defaultValue={value.text}
            error={value.isRead ? undefined : t('tools.badNumber')}
            autoComplete="off"
          />
          <Choice
            label={t('tools.tolerancePercent')}
            name="tolerance"
            value={String(value.tolerance)}
            options={offered}
          />
        </ToolForm>
        {value.bands !== null && (
          <>
            <Resistor bands={value.bands} label={names(value.bands)} />
            <p role="status" className="mt-2">
              {names(value.bands)}
            </p>
          </>
        )}
        {value.isRead && value.bands === null && (
          <p role="status" className="mt-3 text-error">
            {t('tools.noBands')}
          </p>
        )}
      </section>
    </>
  );
}
