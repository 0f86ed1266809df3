import type { AddressesAnswer, WireAddress } from '@farad/contract/shop/addresses';
import { addressFields, type AddressDraft } from '@farad/domain/address';
import { maskPhone, normalisePhone } from '@farad/domain/customer';
import { Form, Link, useActionData, useLoaderData, useNavigation } from 'react-router';

import { useWords } from '#i18n/words.tsx';
import { ownPath } from '#kit/own-path.ts';
import { OwnerOnly } from '#shell/page/owner-only.tsx';
import { Button, buttonClass } from '#ui/button.tsx';
import { apiOf, orErrorPage } from '#server/visit.server.ts';
import { CabinetPage } from '#surfaces/cabinet/cabinet-page.tsx';
import { Note } from '#surfaces/cabinet/note.tsx';
import { requireSignIn } from '#surfaces/cabinet/require-sign-in.server.ts';
import { AddressForm } from './address-form.tsx';
import { changeAddress } from './change-address.server.ts';
import { Modal } from './modal.tsx';
import { PickupPoints, PointChoice } from './pickup-points.tsx';
import type { Route } from './+types/page';

/** Query parameters of the specification that open a dialog. Our own parameter `edit` opens an existing address. */
const newAddress = 'openaddressesaddingmodal';
const newPoint = 'openpickupointsaddingmodal';

const notes = ['added', 'saved', 'restored', 'defaultSet', 'pointChosen', 'pointDropped'] as const;

/** Returns the dialog that the query opens, with its address; null = no dialog. */
function modalOf(search: URLSearchParams, { addresses }: AddressesAnswer) {
  const edited = addresses.find(({ id }) => id === search.get('edit'));
  if (edited !== undefined) return { kind: 'address', id: edited.id, address: edited } as const;
  if (search.has(newAddress)) return { kind: 'address', id: '', address: null } as const;
  return search.has(newPoint) ? ({ kind: 'point' } as const) : null;
}

/** Returns the address fields in the query. The links of suggestions set them for visitors without JavaScript. */
const filledFields = (search: URLSearchParams): Partial<AddressDraft> =>
  Object.fromEntries(
    addressFields.flatMap((name) => {
      const text = search.get(name);
      return text === null ? [] : [[name, text.slice(0, 600)]];
    }),
  );

export async function loader(visit: Route.LoaderArgs) {
  const user = await requireSignIn(visit);
  const { searchParams: search } = visit.url;
  const api = apiOf(visit);
  const own = orErrorPage(await api.addresses());
  const text = (search.get('text') ?? '').slice(0, 200);
  const found = text.trim() === '' ? null : await api.suggestAddresses({ query: { text } });
  const done = search.get('done');
  return {
    user,
    ...own,
    modal: modalOf(search, own),
    back: ownPath(search.get('back')),
    filled: filledFields(search),
    search: { text, found: found?.ok ? found.value : null },
    note: notes.find((each) => each === done) ?? null,
    removedId: done === 'removed' ? (search.get('id') ?? '') : '',
  };
}

export async function action(visit: Route.ActionArgs) {
  await requireSignIn(visit);
  return changeAddress(visit);
}

function Step({ id, step, title, label }: { id: string; step: string; title: string; label: string }) {
  const isBusy = useNavigation().state !== 'idle';
  const { to } = useWords();
  return (
    <Form method="post" action={to('/cabinet/addresses')} replace preventScrollReset>
      <input type="hidden" name="id" value={id} />
      <Button type="submit" name="step" value={step} kind="quiet" size="small" disabled={isBusy} aria-label={label}>
        {title}
      </Button>
    </Form>
  );
}

function AddressLine({ address }: { address: WireAddress }) {
  const { t, to } = useWords();
  const { id, label, text, recipient, phone, comment, isDefault } = address;
  const masked = normalisePhone(phone);
  const contact = [recipient, masked.ok ? maskPhone(masked.value) : ''].filter(Boolean).join(', ');
  return (
    <li className="border-b border-line py-3.5">
      <p className="wrap-anywhere">
        {label !== '' && <b className="mr-2 font-semibold">{label}</b>}
        {isDefault && (
          <span className="rounded-full border border-stock px-2 text-12 leading-5 text-stock">
            {t('addresses.isDefault')}
          </span>
        )}
      </p>
      <p className="wrap-anywhere">{text}</p>
      {contact !== '' && <p className="text-13 wrap-anywhere text-ink-2">{contact}</p>}
      {comment !== '' && <p className="text-13 wrap-anywhere text-ink-2">{comment}</p>}
      <OwnerOnly>
        <div className="mt-2 flex flex-wrap items-center gap-3">
          <Link
            to={to(`/cabinet/addresses?edit=${id}`)}
            preventScrollReset
            aria-label={t('addresses.editOf', { address: text })}
            className={buttonClass('quiet', 'small')}
          >
            {t('addresses.edit')}
          </Link>
          {!isDefault && (
            <Step
              id={id}
              step="default"
              title={t('addresses.makeDefault')}
              label={t('addresses.makeDefaultOf', { address: text })}
            />
          )}
          <Step
            id={id}
            step="remove"
            title={t('addresses.remove')}
            label={t('addresses.removeOf', { address: text })}
          />
        </div>
      </OwnerOnly>
    </li>
  );
}

function Addresses({ addresses }: Pick<AddressesAnswer, 'addresses'>) {
  const { t, to } = useWords();
  return (
    <>
      <p className="mb-3 max-w-[640px] text-ink-2">{t('addresses.lead')}</p>
      {addresses.length === 0 ? (
        <p className="mb-4 border border-dashed border-line-2 px-6 py-8 text-center">{t('addresses.empty')}</p>
      ) : (
        <ul className="mb-4 border-t border-line">
          {addresses.map((address) => (
            <AddressLine key={address.id} address={address} />
          ))}
        </ul>
      )}
      <OwnerOnly>
        <Link
          to={to(`/cabinet/addresses?${newAddress}=1`)}
          preventScrollReset
          className={buttonClass(addresses.length === 0 ? 'primary' : 'quiet')}
        >
          {t('addresses.add')}
        </Link>
      </OwnerOnly>
    </>
  );
}

function Said() {
  const { t } = useWords();
  const { note, removedId } = useLoaderData<typeof loader>();
  if (note !== null) return <Note>{t(`addresses.${note}`)}</Note>;
  if (removedId === '') return null;
  return (
    <div className="mb-4 flex flex-wrap items-center gap-3 border border-line-2 bg-raised px-3 py-2">
      <p role="status">{t('addresses.removed')}</p>
      <Step id={removedId} step="restore" title={t('addresses.undo')} label={t('addresses.undo')} />
    </div>
  );
}

/** Page with the customer's addresses and pickup points (product U3). It shows the two dialogs of the specification. */
export default function AddressesPage() {
  const { t } = useWords();
  const { user, addresses, points, modal, back, filled, search } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const again = refused !== undefined && refused.field !== 'all' ? refused : undefined;
  const edited = again?.id ?? (modal?.kind === 'address' ? modal.id : null);
  const address = addresses.find(({ id }) => id === edited);
  return (
    <CabinetPage title={t('addresses.title')} user={user}>
      {refused?.field === 'all' ? <Note isProblem>{refused.problem}</Note> : refused === undefined && <Said />}
      {edited !== null && (
        <Modal
          key={`address ${edited}`}
          title={t(edited === '' ? 'addresses.addTitle' : 'addresses.editTitle')}
          parameters={[newAddress, 'edit', 'text', 'back', ...addressFields]}
          back={back}
        >
          <AddressForm
            id={edited}
            address={{ ...address, ...filled }}
            refused={again}
            search={search}
            back={again?.back ?? back}
          />
        </Modal>
      )}
      {edited === null && modal?.kind === 'point' && (
        <Modal key="point" title={t('addresses.addPoint')} parameters={[newPoint, 'back']} back={back}>
          <PointChoice points={points} back={back} />
        </Modal>
      )}
      <Addresses addresses={addresses} />
      <PickupPoints points={points} addingParameter={newPoint} />
    </CabinetPage>
  );
}
