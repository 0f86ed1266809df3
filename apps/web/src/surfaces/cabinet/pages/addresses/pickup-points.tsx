import type { AddressesAnswer } from '@farad/contract/shop/addresses';
import { officePointId } from '@farad/domain/address';
import { Form, Link, useNavigation } from 'react-router';

import { useWords } from '#i18n/words.tsx';
import { OwnerOnly } from '#shell/page/owner-only.tsx';
import { Button, buttonClass } from '#ui/button.tsx';

type Points = AddressesAnswer['points'];

function PointLine({
  point,
  step,
  back = null,
}: {
  point: Points[number];
  step: 'choose' | 'drop';
  back?: string | null;
}) {
  const { t, to } = useWords();
  const isBusy = useNavigation().state !== 'idle';
  const { id, address, hours } = point;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line py-3">
      <div className="min-w-0">
        {id === officePointId && <b className="font-semibold">{t('addresses.ownOffice')}</b>}
        <p className="wrap-anywhere">{address}</p>
        <p className="text-13 text-ink-2">{hours}</p>
      </div>
      <OwnerOnly>
        <Form method="post" action={to('/cabinet/addresses')} replace preventScrollReset>
          <input type="hidden" name="point" value={id} />
          {back !== null && <input type="hidden" name="back" value={back} />}
          <Button
            type="submit"
            name="step"
            value={step}
            kind={step === 'choose' ? 'primary' : 'quiet'}
            size="small"
            disabled={isBusy}
            aria-label={t(step === 'choose' ? 'addresses.choosePointOf' : 'addresses.dropPointOf', { address })}
          >
            {t(step === 'choose' ? 'addresses.choosePoint' : 'addresses.dropPoint')}
          </Button>
        </Form>
      </OwnerOnly>
    </li>
  );
}

/** Form to find and choose another pickup point. */
export function PointChoice({ points, back }: { points: Points; back: string | null }) {
  const { t } = useWords();
  const rest = points.filter(({ isChosen }) => !isChosen);
  if (rest.length === 0) return <p>{t('addresses.pointsAllChosen')}</p>;
  return (
    <ul className="border-t border-line">
      {rest.map((point) => (
        <PointLine key={point.id} point={point} step="choose" back={back} />
      ))}
    </ul>
  );
}

/** List of the customer's preferred pickup points. */
export function PickupPoints({ points, addingParameter }: { points: Points; addingParameter: string }) {
  const { t, to } = useWords();
  const chosen = points.filter(({ isChosen }) => isChosen);
  return (
    <section className="mt-8 border-t border-line pt-5">
      <h2>{t('addresses.points')}</h2>
      <p className="mt-1 mb-3 max-w-[640px] text-ink-2">{t('addresses.pointsLead')}</p>
      {chosen.length === 0 ? (
        <p className="mb-4 border border-dashed border-line-2 px-6 py-8 text-center">{t('addresses.pointsEmpty')}</p>
      ) : (
        <ul className="mb-4 border-t border-line">
          {chosen.map((point) => (
            <PointLine key={point.id} point={point} step="drop" />
          ))}
        </ul>
      )}
      {chosen.length < points.length && (
        <OwnerOnly>
          <Link to={to(`/cabinet/addresses?${addingParameter}=1`)} preventScrollReset className={buttonClass('quiet')}>
            {t('addresses.addPoint')}
          </Link>
        </OwnerOnly>
      )}
    </section>
  );
}
