import type { VatPeriod } from '@farad/domain/vat';
import { deductibleClasses, vatSteps } from '@farad/domain/vat';
import { sql, type RawBuilder } from 'kysely';

type Sql = RawBuilder<unknown>;

/** Returns SQL of the VAT rate of a class on a day; null = no VAT. It agrees with `vatPercentOn` of the domain. */
export const vatPercentSql = (vatClass: Sql, day: Sql, added: readonly VatPeriod[]) =>
  sql`case ${sql.join(
    vatSteps(added).map(
      (step) => sql`when ${vatClass} = ${step.vatClass} and ${day} >= ${step.from}::date then ${step.percent}::integer`,
    ),
    sql` `,
  )} end`;

/** Returns SQL of an amount without the VAT inside it, rounded as `vatInside` of the domain does. */
export const withoutVatSql = (amount: Sql, percent: Sql) =>
  sql`(${amount} - coalesce(round((${amount})::numeric * ${percent} / (100 + ${percent})), 0))`;

/** Returns SQL of a cost without the VAT that a seller of goods of this class may deduct. */
export const costSql = (paid: Sql, vatClass: Sql, percent: Sql) =>
  sql`case when ${vatClass} in (${sql.join([...deductibleClasses])}) then ${withoutVatSql(paid, percent)} else ${paid} end`;
