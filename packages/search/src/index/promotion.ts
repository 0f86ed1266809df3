import type { AttributeDefinition, AttributeKey } from '@farad/domain/category';

/**
 * Attribute column for "the product has a former price" (a promotion). No attribute of the catalogue can have this key.
 */
export const promotion: Pick<AttributeDefinition, 'key' | 'kind'> = { key: '~promotion' as AttributeKey, kind: 'flag' };
