import { Alert, Button, Flex, Radio } from 'antd';
import { useState } from 'react';

import { answerOf } from '#api.ts';
import { useWords } from '#i18n/words.tsx';
import { useOffice } from '#office.tsx';
import { Dialog } from '#ui/page/dialog.tsx';
import { useChange } from '#ui/call/use-change.ts';
import { attributeWords, touchedByAttribute } from './attribute-words.ts';

interface MergeValuesProps {
  readonly attributeId: string;
  readonly values: readonly string[];
  readonly onClose: () => void;
}

/** Dialog that merges values of a parameter. One of them stays, and the others become its alternative spellings. */
export function MergeValues({ attributeId, values, onClose }: MergeValuesProps) {
  const { t } = useWords();
  const { api } = useOffice();
  const [into, setInto] = useState(values[0] ?? '');
  const merge = useChange(
    attributeWords.merged,
    () => {
      const body = { from: values.filter((value) => value !== into), into };
      return answerOf(api.mergeAttributeValues({ attributeId, body }));
    },
    touchedByAttribute,
    onClose,
  );
  return (
    <Dialog title={t('backOfficeCatalogue.mergeValuesTitle')} onCancel={onClose} footer={null} destroyOnHidden>
      <Flex vertical gap={12} align="flex-start">
        <div id="kept-value">{t('backOfficeCatalogue.mergeValuesKept')}</div>
        <Radio.Group
          aria-labelledby="kept-value"
          vertical
          value={into}
          onChange={({ target }) => setInto(String(target.value))}
          options={values.map((value) => ({ value, label: value }))}
        />
        <Alert type="warning" showIcon title={t('backOfficeCatalogue.mergeValuesConsequence')} />
        <Button type="primary" danger loading={merge.isPending} onClick={() => merge.mutate(undefined)}>
          {t('backOfficeCatalogue.merge')}
        </Button>
      </Flex>
    </Dialog>
  );
}
