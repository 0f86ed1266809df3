import { ImportOutlined } from '@ant-design/icons';

import type { Section } from '#section.ts';

const importPage = async () => (await import('./import-page.tsx')).ImportPage;

export const imports: Section = {
  path: 'imports',
  title: 'backOfficeImports.imports',
  group: 'catalogue',
  icon: ImportOutlined,
  needs: ['run_imports'],
  pages: [
    { path: '', load: async () => (await import('./imports-page.tsx')).ImportsPage },
    {
      path: 'suppliers',
      load: async () => (await import('./suppliers/suppliers-page.tsx')).SuppliersPage,
      above: [
        { path: ':supplierId', load: async () => (await import('./suppliers/supplier-drawer.tsx')).SupplierDrawer },
      ],
    },
    { path: 'new', load: async () => (await import('./new-import-page.tsx')).NewImportPage },
    { path: ':id', load: importPage },
    { path: ':id/:step', load: importPage },
  ],
};
