import type { CompanyAnswer } from '@farad/contract/shop/companies';
import { maskPhone, normalisePhone } from '@farad/domain/customer';
import { textLimits } from '@farad/domain/shared';
import { Form } from 'react-router';

import { useWords, type Words } from '#i18n/words.tsx';
import { OwnerOnly } from '#shell/page/owner-only.tsx';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { kopecksOf } from '#ui/roubles.ts';
import type { RefusedForm } from './change-company.server.ts';
import { RoleFields } from './role-fields.tsx';
import { Section } from './section.tsx';

type Member = CompanyAnswer['members'][number];
type Invitation = CompanyAnswer['invitations'][number];

/** Formats a contact if it is a phone; returns an e-mail unchanged. */
function contactTitle(contact: string): string {
  const phone = contact.includes('@') ? null : normalisePhone(contact);
  return phone?.ok === true ? maskPhone(phone.value) : contact;
}

const contactsOf = ({ phone, email }: Member): string =>
  [phone === '' ? '' : contactTitle(phone), email].filter((text) => text !== '').join(', ');

function placeOf({ role, orderLimit }: Pick<Member, 'role' | 'orderLimit'>, { t, money }: Words): string {
  const title = t(`company.role_${role}`);
  if (role !== 'buyer') return title;
  const limit =
    orderLimit === null ? t('company.noLimit') : t('company.limitOf', { sum: money(kopecksOf(orderLimit)) });
  return `${title}, ${limit}`;
}

function ChangeMember({ member, title, refused }: { member: Member; title: string; refused: RefusedForm | undefined }) {
  const { t } = useWords();
  const mine = refused?.step === 'change' && refused.member === member.id ? refused : undefined;
  return (
    <details className="mt-1" open={mine !== undefined || undefined}>
      <summary
        className="w-fit cursor-pointer text-copper-ink underline"
        aria-label={t('company.changeOf', { name: title })}
      >
        {t('company.change')}
      </summary>
      <Form method="post" replace noValidate preventScrollReset className="mt-3 grid max-w-[460px] gap-4">
        <input type="hidden" name="member" value={member.id} />
        <RoleFields
          memberRole={member.role}
          orderLimit={mine?.typed['orderLimit'] ?? String(member.orderLimit ?? '')}
          limitError={mine?.field === 'orderLimit' ? mine.problem : undefined}
        />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" name="step" value="change">
            {t('company.save')}
          </Button>
          {!member.isMe && (
            <Button
              type="submit"
              name="step"
              value="removeMember"
              kind="quiet"
              aria-label={t('company.removeMemberOf', { name: title })}
            >
              {t('company.removeMember')}
            </Button>
          )}
        </div>
      </Form>
    </details>
  );
}

function MemberLine({
  member,
  company,
  refused,
}: {
  member: Member;
  company: CompanyAnswer;
  refused: RefusedForm | undefined;
}) {
  const words = useWords();
  const { t } = words;
  const contacts = contactsOf(member);
  const title = member.name || contacts || t('company.unnamed');
  const isLastOwner = member.role === 'owner' && company.members.filter(({ role }) => role === 'owner').length === 1;
  return (
    <li className="border-b border-line py-3 last:border-0">
      <p className="wrap-anywhere">
        <b className="font-semibold">{title}</b>
        {member.isMe && <span className="text-ink-2"> ({t('company.me')})</span>}
        {' · '}
        {placeOf(member, words)}
      </p>
      {contacts !== '' && contacts !== title && <p className="text-13 wrap-anywhere text-ink-2">{contacts}</p>}
      {company.mayManage && !isLastOwner && (
        <ChangeMember key={`${member.role} ${member.orderLimit}`} member={member} title={title} refused={refused} />
      )}
      {member.isMe && !isLastOwner && (
        <OwnerOnly>
          <Form method="post" className="mt-2">
            <input type="hidden" name="member" value={member.id} />
            <Button type="submit" name="step" value="leave" kind="quiet" size="small">
              {t('company.leave')}
            </Button>
          </Form>
        </OwnerOnly>
      )}
    </li>
  );
}

function InvitationLine({ invitation }: { invitation: Invitation }) {
  const words = useWords();
  const { t, date } = words;
  const contact = contactTitle(invitation.contact);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line py-3 last:border-0">
      <div>
        <p className="font-semibold wrap-anywhere">{contact}</p>
        <p className="text-13 text-ink-2">
          {placeOf(invitation, words)}
          {' · '}
          {t('company.validUntil', { date: date(invitation.expiresAt) })}
        </p>
      </div>
      <Form method="post" replace preventScrollReset>
        <input type="hidden" name="invitation" value={invitation.id} />
        <Button
          type="submit"
          name="step"
          value="withdraw"
          kind="quiet"
          size="small"
          aria-label={t('company.withdrawOf', { contact })}
        >
          {t('company.withdraw')}
        </Button>
      </Form>
    </li>
  );
}

function Invite({ company, refused }: { company: CompanyAnswer; refused: RefusedForm | undefined }) {
  const { t } = useWords();
  const mine = refused?.step === 'invite' ? refused : undefined;
  const errorOf = (field: string) => (mine?.field === field ? mine.problem : undefined);
  return (
    <Section title={t('company.inviteTitle')}>
      <Form
        key={company.invitations[0]?.id}
        method="post"
        replace
        noValidate
        preventScrollReset
        className="grid max-w-[460px] gap-4"
      >
        <Field
          name="contact"
          label={t('company.contact')}
          hint={t('company.contactHint')}
          maxLength={textLimits.email}
          autoComplete="off"
          defaultValue={mine?.typed['contact'] ?? ''}
          error={errorOf('contact')}
        />
        <RoleFields
          memberRole="buyer"
          orderLimit={mine?.typed['orderLimit'] ?? ''}
          limitError={errorOf('orderLimit')}
        />
        <div>
          <Button type="submit" name="step" value="invite">
            {t('company.invite')}
          </Button>
        </div>
      </Form>
    </Section>
  );
}

/** Members and invitations of a company, with forms for those who may manage it. */
export function People({ company, refused }: { company: CompanyAnswer; refused: RefusedForm | undefined }) {
  const { t } = useWords();
  return (
    <>
      <Section title={t('company.people')}>
        <p className="mb-3 max-w-[640px] text-13 text-ink-2">{t('company.roleHint')}</p>
        <ul className="border-t border-line">
          {company.members.map((member) => (
            <MemberLine key={member.id} member={member} company={company} refused={refused} />
          ))}
        </ul>
      </Section>
      {company.mayManage && company.invitations.length > 0 && (
        <Section title={t('company.invitations')}>
          <ul className="border-t border-line">
            {company.invitations.map((invitation) => (
              <InvitationLine key={invitation.id} invitation={invitation} />
            ))}
          </ul>
        </Section>
      )}
      {company.mayManage && <Invite company={company} refused={refused} />}
    </>
  );
}

/** Returns the contact of the newest invitation, for the message after sending it. */
export const invitedTitle = ({ invitations }: CompanyAnswer): string => contactTitle(invitations[0]?.contact ?? '');
