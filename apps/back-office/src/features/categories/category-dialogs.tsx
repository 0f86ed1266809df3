import type { StaffCategoryRow } from '@farad/contract/office/catalogue/categories';
import { frameLimits } from '@farad/domain/category';
import { withEmpty } from '@farad/domain/shared';
import { Alert, Button, Flex, Form, Typography } from 'antd';
import { useNavigate } from 'react-router';

import { answerOf } from '#api.ts';
import { useWords } from '#i18n/words.tsx';
import { useOffice } from '#office.tsx';
import { Dialog } from '#ui/page/dialog.tsx';
import { showRefusal } from '#ui/call/show-refusal.ts';
import { SlugField } from '#ui/field/slug-field.tsx';
import { TitleFields } from '#ui/field/title-fields.tsx';
import { useChange } from '#ui/call/use-change.ts';
import { CategoryField, topValue } from './category-field.tsx';
import { withoutSubtree, type Place } from './category-tree.ts';
import { categoryWords, touchedByCategory } from './category-words.ts';

/** The open dialog and the category that it is about. */
export type CategoryDialog =
  | { readonly kind: 'add'; readonly parentId: string | null }
  | { readonly kind: 'move' | 'merge' | 'delete'; readonly row: StaffCategoryRow };

interface DialogProps {
  readonly rows: readonly StaffCategoryRow[];
  readonly onClose: () => void;
}

interface Added {
  readonly parentId: string;
  readonly title: { readonly ru: string; readonly en?: string; readonly tr?: string };
  readonly slug?: string;
}

const idOf = (chosen: string): string | null => (chosen === topValue ? null : chosen);

export function AddCategory({ rows, parentId, onClose }: DialogProps & { parentId: string | null }) {
  const { t } = useWords();
  const { api } = useOffice();
  const navigate = useNavigate();
  const [form] = Form.useForm<Added>();
  const add = useChange(
    categoryWords.created,
    ({ parentId: parent, title, slug = '' }: Added) => {
      const body = { parentId: idOf(parent), title: withEmpty(title), slug };
      return answerOf(api.createCategory({ body })).catch(showRefusal(form));
    },
    touchedByCategory,
    ({ id }) => void navigate(`/categories/${id}`),
  );
  return (
    <Dialog title={t('backOfficeCatalogue.addCategory')} onCancel={onClose} footer={null} destroyOnHidden>
      <Form<Added>
        form={form}
        layout="vertical"
        initialValues={{ parentId: parentId ?? topValue }}
        onFinish={(entered) => void add.mutateAsync(entered).then(onClose, () => undefined)}
      >
        <Form.Item name="parentId" label={t('backOfficeCatalogue.parent')}>
          <CategoryField rows={rows} top={t('backOfficeCatalogue.topLevel')} />
        </Form.Item>
        <TitleFields
          name="title"
          labelOf={(language) => t('backOfficeCatalogue.nameIn', { language })}
          extra={t('backOfficeCatalogue.nameHint')}
          most={frameLimits.title}
        />
        <SlugField />
        <Button type="primary" htmlType="submit" loading={add.isPending}>
          {t('backOfficeCatalogue.create')}
        </Button>
      </Form>
    </Dialog>
  );
}

export function MoveCategory({
  rows,
  row,
  onClose,
  onMove,
}: DialogProps & { row: StaffCategoryRow; onMove: (id: string, to: Place) => void }) {
  const { t } = useWords();
  return (
    <Dialog
      title={`${t('backOfficeCatalogue.moveInto')} ${row.title}`}
      onCancel={onClose}
      footer={null}
      destroyOnHidden
    >
      <Form<{ to: string }>
        layout="vertical"
        initialValues={{ to: row.parentId ?? topValue }}
        onFinish={({ to }) => {
          onMove(row.id, { parentId: idOf(to), place: rows.length });
          onClose();
        }}
      >
        <Form.Item name="to" label={t('backOfficeCatalogue.where')} rules={[{ required: true }]}>
          <CategoryField rows={withoutSubtree(rows, row.id)} top={t('backOfficeCatalogue.topLevel')} />
        </Form.Item>
        <Button type="primary" htmlType="submit">
          {t('backOfficeCatalogue.move')}
        </Button>
      </Form>
    </Dialog>
  );
}

export function MergeCategory({ rows, row, onClose }: DialogProps & { row: StaffCategoryRow }) {
  const { t, count } = useWords();
  const { api } = useOffice();
  const [form] = Form.useForm<{ intoId: string }>();
  const merge = useChange(
    categoryWords.merged,
    (body: { intoId: string }) => answerOf(api.mergeCategory({ categoryId: row.id, body })).catch(showRefusal(form)),
    touchedByCategory,
    onClose,
  );
  return (
    <Dialog
      title={t('backOfficeCatalogue.mergeCategoryTitle', { title: row.title })}
      onCancel={onClose}
      footer={null}
      destroyOnHidden
    >
      <Form<{ intoId: string }> form={form} layout="vertical" onFinish={(entered) => merge.mutate(entered)}>
        <Form.Item name="intoId" label={t('backOfficeCatalogue.where')} rules={[{ required: true }]}>
          <CategoryField rows={withoutSubtree(rows, row.id)} />
        </Form.Item>
        <Flex vertical gap={12} align="flex-start">
          <Typography.Text>
            {t('backOfficeCatalogue.products')}: {count(row.products)}
          </Typography.Text>
          <Alert type="warning" showIcon title={t('backOfficeCatalogue.mergeCategoryConsequence')} />
          <Button type="primary" danger htmlType="submit" loading={merge.isPending}>
            {t('backOfficeCatalogue.merge')}
          </Button>
        </Flex>
      </Form>
    </Dialog>
  );
}

export function DeleteCategory({ row, onClose }: { row: StaffCategoryRow; onClose: () => void }) {
  const { t } = useWords();
  const { api } = useOffice();
  const remove = useChange(
    categoryWords.deleted,
    () => answerOf(api.deleteCategory({ categoryId: row.id, body: {} })),
    touchedByCategory,
    onClose,
  );
  return (
    <Dialog
      title={t('backOfficeCatalogue.deleteCategoryTitle', { title: row.title })}
      onCancel={onClose}
      okText={t('backOfficeCatalogue.delete')}
      okButtonProps={{ danger: true, loading: remove.isPending }}
      onOk={() => remove.mutate(undefined)}
    >
      {t('backOfficeCatalogue.deleteCategoryConsequence')}
    </Dialog>
  );
}
