import type { AttributeDefinition, AttributeKey } from '@farad/domain/category';

/**
 * The flag "has a former price" is stored as one more attribute column, with a name that no catalogue attribute can
 * have.
 */
export const promotion: Pick<AttributeDefinition, 'key' | 'kind'> = { key: '~promotion' as AttributeKey, kind: 'flag' };
