import { Checkbox, Segmented, Select } from 'antd';
import type { ReactNode } from 'react';

import { useWords, type PlainKey, type Words } from '#i18n/words.tsx';
import type { FieldWidth } from '../field/field-width.ts';
import { SearchField } from '../field/search-field.tsx';
import { withFilters, type TableState } from '../table/table-state.ts';

/** Props of a filter; `answer` is undefined until the list has loaded. */
export interface FilterProps<Answer = unknown> {
  readonly state: TableState;
  readonly onChange: (state: TableState) => void;
  readonly answer: Answer | undefined;
}

/** A filter of a list: parameters of its address, and what chooses them. */
export interface ListFilter<Answer = unknown> {
  readonly names: readonly string[];
  readonly show: (props: FilterProps<Answer>) => ReactNode;
  /** True = a narrow screen does not fold it away. */
  readonly isAlwaysShown?: boolean;
}

type Filters = TableState['filters'];

interface Option {
  readonly value: string;
  readonly label: string;
}

type Options = (words: Words) => readonly Option[];

/** Options whose words are found by their values: `state_` + value. */
export const worded =
  (prefix: string, values: readonly string[]): Options =>
  ({ named }) =>
    values.map((value) => ({ value, label: named(prefix + value) }));

interface SearchProps {
  readonly label: PlainKey;
  readonly hint: PlainKey;
  readonly name?: string;
  readonly width?: FieldWidth;
  readonly isShown?: (filters: Filters) => boolean;
}

function SearchFilter({ label, hint, name = 'text', width, state, onChange }: SearchProps & FilterProps) {
  const { named } = useWords();
  return (
    <SearchField
      label={named(label)}
      hint={named(hint)}
      value={state.filters[name] ?? ''}
      onChange={(text) => onChange(withFilters(state, { [name]: text }))}
      {...(width === undefined ? {} : { width })}
    />
  );
}

interface SelectProps {
  readonly name: string;
  /** Placeholder while nothing is chosen. */
  readonly any: PlainKey;
  /** Label for screen readers; absent = the placeholder. */
  readonly label?: PlainKey;
  readonly options: Options;
  readonly width: FieldWidth;
  /** Options are found by typing. */
  readonly isSearched?: boolean;
  /** Options that have not come yet: what is chosen has no words so far. */
  readonly isWaiting?: boolean;
  /** Chosen where the address says nothing; there is always something chosen then. */
  readonly usual?: string;
  /** Filters that make no sense with another choice. */
  readonly clears?: readonly string[];
  readonly isShown?: (filters: Filters) => boolean;
}

/** A filter that is chosen from options. */
export function SelectFilter(props: SelectProps & FilterProps) {
  const { name, any, label = any, options, width, isSearched = false, isWaiting = false, usual, clears = [] } = props;
  const { state, onChange } = props;
  const words = useWords();
  const others = Object.fromEntries(clears.map((other) => [other, '']));
  return (
    <Select
      aria-label={words.named(label)}
      placeholder={words.named(any)}
      value={isWaiting ? null : (state.filters[name] ?? usual ?? null)}
      onChange={(chosen: string | null | undefined) =>
        onChange(withFilters(state, { ...others, [name]: chosen === usual ? '' : (chosen ?? '') }))
      }
      allowClear={usual === undefined}
      {...(isSearched ? { showSearch: { optionFilterProp: 'label' } } : {})}
      popupMatchSelectWidth={false}
      className={`w-${width} max-full`}
      options={[...options(words)]}
    />
  );
}

interface TickProps {
  readonly name: string;
  readonly label: PlainKey;
  /** Value of the parameter when the box is checked. */
  readonly value?: string;
}

function TickFilter({ name, label, value = 'true', state, onChange }: TickProps & FilterProps) {
  const { named } = useWords();
  return (
    <Checkbox
      checked={state.filters[name] === value}
      onChange={({ target }) => onChange(withFilters(state, { [name]: target.checked ? value : '' }))}
    >
      {named(label)}
    </Checkbox>
  );
}

interface SwitchProps {
  readonly name: string;
  readonly label: PlainKey;
  readonly options: Options;
  /** Chosen where the address says nothing. */
  readonly usual?: string;
  readonly clears?: readonly string[];
  /** It has a line of its own. */
  readonly isRow?: boolean;
}

/** A filter with its few options side by side. */
function SwitchFilter(props: SwitchProps & FilterProps) {
  const { name, label, options, usual = '', clears = [], isRow = false, state, onChange } = props;
  const words = useWords();
  const others = Object.fromEntries(clears.map((other) => [other, '']));
  return (
    <div className={isRow ? 'office-line max-full scrolls-x' : 'max-full scrolls-x'}>
      <Segmented
        aria-label={words.named(label)}
        value={state.filters[name] ?? usual}
        onChange={(chosen) => onChange(withFilters(state, { ...others, [name]: chosen }))}
        options={[...options(words)]}
      />
    </div>
  );
}

export const searchFilter = (search: SearchProps): ListFilter => ({
  names: [search.name ?? 'text'],
  isAlwaysShown: true,
  show: (props) => (search.isShown?.(props.state.filters) === false ? null : <SearchFilter {...search} {...props} />),
});

export const selectFilter = (select: SelectProps): ListFilter => ({
  names: [select.name],
  show: (props) => (select.isShown?.(props.state.filters) === false ? null : <SelectFilter {...select} {...props} />),
});

export const tickFilter = (tick: TickProps): ListFilter => ({
  names: [tick.name],
  show: (props) => <TickFilter {...tick} {...props} />,
});

export const switchFilter = (choice: SwitchProps): ListFilter => ({
  names: [choice.name],
  isAlwaysShown: true,
  show: (props) => <SwitchFilter {...choice} {...props} />,
});
