import type { AttributeDefinition, AttributeKey } from '@farad/domain/category';

/**
 * The flag "has a former price" is kept as one more attribute column, under a name that no attribute of the catalogue
 * can have.
 */
export const promotion: Pick<AttributeDefinition, 'key' | 'kind'> = { key: '~promotion' as AttributeKey, kind: 'flag' };
