import { useWords } from '#i18n/words.tsx';
import { useCall } from '../call/use-call.ts';
import { CategoryField } from '../field/category-field.tsx';
import { withFilters } from '../table/table-state.ts';
import { SelectFilter, type FilterProps } from './list-filter.tsx';

/** Filter of a product list by category and brand. */
export function KindOfProductFilter(props: FilterProps) {
  const { t } = useWords();
  const { state, onChange } = props;
  const choices = useCall('productChoices').data;
  return (
    <>
      <CategoryField
        categories={choices?.categories ?? []}
        label={t('backOfficeProducts.anyCategory')}
        placeholder={t('backOfficeProducts.anyCategory')}
        value={choices === undefined ? null : (state.filters['category'] ?? null)}
        onChange={(category) => onChange(withFilters(state, { category: category ?? '' }))}
        allowClear
        className="w-220"
      />
      <SelectFilter
        {...props}
        name="brand"
        any="backOfficeProducts.anyBrand"
        options={() => (choices?.brands ?? []).map(({ id, name }) => ({ value: id, label: name }))}
        isWaiting={choices === undefined}
        isSearched
        width={210}
      />
    </>
  );
}
