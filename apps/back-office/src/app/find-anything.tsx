import { SearchOutlined } from '@ant-design/icons';
import { searchTextLengthMax } from '@farad/domain/search-query';
import { AutoComplete, Input, type InputRef } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';

import { useCall } from '../ui/call/use-call.ts';

import { useWords } from '../i18n/words.tsx';
import { useMay, useMe } from '../office.tsx';
import { sections } from '../sections.ts';
import { personName } from '../ui/page/person-name.ts';
import { useDebounced } from '../ui/call/use-debounced.ts';
import { menuFor } from './menu.ts';

const shownEach = 5;

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** Moves the focus to the search box when `/` is pressed anywhere on the page. */
function useSlash(focus: () => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      event.preventDefault();
      focus();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [focus]);
}

/** Search box for sections, customers and companies. It finds only what the signed-in staff member may see. */
export function FindAnything() {
  const { t, named } = useWords();
  const may = useMay();
  const { permissions } = useMe();
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const settled = useDebounced(text.trim());
  const input = useRef<InputRef>(null);
  useSlash(() => input.current?.focus());
  const isAsked = settled.length > 1 && may('view_customers');
  const query = { text: settled };
  const customers = useCall('customers', { query }, { enabled: isAsked });
  const companies = useCall('companyList', { query }, { enabled: isAsked });
  const wanted = text.trim().toLowerCase();
  const found = menuFor(sections, permissions)
    .flatMap((part) => part.sections)
    .filter(({ title }) => wanted !== '' && named(title).toLowerCase().includes(wanted));
  const groups = [
    {
      label: t('backOffice.sections'),
      options: found.map(({ path, title }) => ({ value: `/${path}`, label: named(title) })),
    },
    {
      label: t('backOfficePeople.customers'),
      options: (isAsked ? (customers.data?.customers ?? []) : []).slice(0, shownEach).map((customer) => ({
        value: `/customers/${customer.id}`,
        label: [personName(customer, t), customer.phone, customer.email].filter((part) => part !== '').join(' · '),
      })),
    },
    {
      label: t('backOfficePeople.companies'),
      options: (isAsked ? (companies.data?.companies ?? []) : []).slice(0, shownEach).map((company) => ({
        value: `/companies/${company.id}`,
        label: `${company.name} · ${company.inn}`,
      })),
    },
  ].filter(({ options }) => options.length > 0);
  return (
    <AutoComplete
      value={text}
      onChange={(value: string) => {
        // When an option is chosen, antd passes its value, which is a path. Do not show it in the box.
        if (!value.startsWith('/')) setText(value);
      }}
      onSelect={(address: string) => {
        setText('');
        void navigate(address);
      }}
      options={groups}
      defaultActiveFirstOption
      notFoundContent={isAsked && !customers.isFetching && !companies.isFetching ? t('backOffice.nothingFound') : null}
      className="grows-320 max-420 min-0"
    >
      <Input
        ref={input}
        aria-label={t('backOffice.find')}
        maxLength={searchTextLengthMax}
        placeholder={t('backOffice.findHint')}
        prefix={<SearchOutlined />}
        allowClear
      />
    </AutoComplete>
  );
}
