import { Checkbox, Segmented, Select } from 'antd';
import type { ReactNode } from 'react';

import { useWords, type PlainKey, type Words } from '#i18n/words.tsx';
import type { FieldWidth } from '../field/field-width.ts';
import { SearchField } from '../field/search-field.tsx';
import { withFilters, type TableState } from '../table/table-state.ts';

/** Properties of a filter component. `answer` is undefined until the list is loaded. */
export interface FilterProps<Answer = unknown> {
  readonly state: TableState;
  readonly onChange: (state: TableState) => void;
  readonly answer: Answer | undefined;
}

/** A filter of a list: names of its parameters in the address, and the component that sets them. */
export interface ListFilter<Answer = unknown> {
  readonly names: readonly string[];
  readonly show: (props: FilterProps<Answer>) => ReactNode;
  /** True = a narrow screen shows the filter too. */
  readonly isAlwaysShown?: boolean;
}

type Filters = TableState['filters'];

interface Option {
  readonly value: string;
  readonly label: string;
}

type Options = (words: Words) => readonly Option[];

/** Returns options with a text for each value. The key of the text is `prefix` + value. */
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
  /** Key of the text that is shown while nothing is chosen. */
  readonly any: PlainKey;
  /** Key of the label for screen readers; absent = `any`. */
  readonly label?: PlainKey;
  readonly options: Options;
  readonly width: FieldWidth;
  /** True = options can be found by typing. */
  readonly isSearched?: boolean;
  /** True = the options are not loaded yet, so the chosen value has no text and is not shown. */
  readonly isWaiting?: boolean;
  /** Value that is chosen if the address has none. If it is set, the choice cannot be empty. */
  readonly usual?: string;
  /** Names of other filters that a new choice removes, because they would not fit it. */
  readonly clears?: readonly string[];
  readonly isShown?: (filters: Filters) => boolean;
}

/** Filter with a select box. */
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
  /** Value of the parameter while the box is ticked. */
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
  /** Value that is chosen if the address has none. */
  readonly usual?: string;
  readonly clears?: readonly string[];
  /** True = the filter is on a separate line. */
  readonly isRow?: boolean;
}

/** Filter with a few options, which are shown side by side. */
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
