import type { AttributeDefinition, AttributeKey } from '../../category/category.ts';
import type { Way } from './query-reading.ts';
import type { CategoryScope } from './scope.ts';

/** An attribute value that a phrase names. */
export interface NamedValue {
  readonly key: AttributeKey;
  readonly value: string | number | boolean;
  /** What suppliers write instead, in titles and in other attributes. */
  readonly stated: readonly string[];
}

/** Possible meanings of a phrase; the rest of the query decides. */
export interface PhraseMeaning {
  scope: CategoryScope | null;
  /** Used if the query names no other kind. */
  weakScope?: CategoryScope;
  /** The phrase states a need, not the name of a kind. */
  isNeed?: boolean;
  /** Wishes about the kind. */
  also?: readonly (readonly Way[])[];
  /** What catalogues state for a property without an attribute: `толстоплёночный`. */
  stated?: readonly Way[];
  brand: string | null;
  /** Attribute values that are words: `красный`. */
  readonly enums: NamedValue[];
  /** Attributes with this name: `выходное напряжение`. */
  readonly attributes: AttributeDefinition[];
}
