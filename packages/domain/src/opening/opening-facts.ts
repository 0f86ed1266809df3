import type { SellerVatMode } from '../invoice/index.ts';
import type { Kopecks } from '../money/index.ts';
import type { TillSetting } from '../receipt/index.ts';
import type { EmptyFact } from './law-texts.ts';
import type { TwinService } from './trial.ts';

/**
 * Result of a test call to an outside service. `not_admitted`: it refused the credentials. `none`: it is not set up.
 */
export type ServiceAnswer = 'works' | 'not_admitted' | 'no_answer' | 'none';

/**
 * Why a visitor's browser refuses a certificate. `untrusted`: its issuer is unknown, or a certificate of the chain is
 * missing. `early`: it is not valid yet. `other_name`: it is for other hosts.
 */
export type CertificateProblem = 'untrusted' | 'expired' | 'early' | 'other_name';

/** Result of calling one host of the site from this computer. */
export interface SiteAnswer {
  /** Origin of the host, such as `https://shop.example`. */
  readonly url: string;
  readonly isThere: boolean;
  /** Why the call failed; empty = it succeeded. */
  readonly reason: string;
  readonly certificate: CertificateProblem | null;
  /** Days until the certificate expires; null = no certificate was accepted. */
  readonly certificateDays: number | null;
}

/** Facts about a database server, known before its tables are read. */
export interface ServerFacts {
  /** Major version of PostgreSQL. */
  readonly version: number;
  readonly encoding: string;
  /** Seconds by which the clock of the database's computer differs from the clock of this one. */
  readonly clockSeconds: number;
}

/** What is wrong with the bucket of the shop's files, as in StoreTrouble of the port. */
export type FilesTrouble = 'unreachable' | 'key' | 'forbidden' | 'no_bucket' | 'clock' | 'address' | 'full' | 'refused';

/** Facts about the server computer, its database and the site. All of them are read or measured. */
export interface MachineFacts {
  readonly isProduction: boolean;
  readonly dataFolder: { readonly isWritable: boolean; readonly freeBytes: number | null; readonly leastBytes: number };
  /** null = the database does not answer. */
  readonly database:
    | (ServerFacts & {
        /** Number of the last migration in the database. `programLevel` = number of the last one in this program. */
        readonly level: number;
        readonly programLevel: number;
      })
    | null;
  /** Store of files: the data folder, a bucket that works, or what is wrong with the bucket. */
  readonly files: 'folder' | 'works' | FilesTrouble;
  /**
   * Search cluster; null = it does not answer. `none` = each process keeps its index. `process` = the search process of
   * this computer answers; `process_silent` = it does not.
   */
  readonly search:
    | 'none'
    | 'process'
    | 'process_silent'
    | { readonly version: string; readonly status: 'green' | 'yellow' | 'red' }
    | null;
  readonly site: { readonly url: string; readonly answers: readonly SiteAnswer[] };
}

/** City of departure of the account at the carrier. Codes are those of the carrier. */
export interface Departure {
  readonly code: number;
  /** False = nobody has set the city, so the default one counts. */
  readonly isGiven: boolean;
  /** False = the carrier answers, and has no tariff from this city. */
  readonly isServed: boolean;
  /** Code of the town of own pickup; null = not known, or own pickup is off. */
  readonly officeCode: number | null;
}

/** Facts about a shop whose database can be read. */
export interface OpeningFacts extends MachineFacts {
  /** The shop's own name; empty = not set. */
  readonly name: string;
  readonly seller: 'own' | 'example' | 'none';
  readonly phone: string;
  readonly contactEmail: string;
  readonly emptyFacts: readonly EmptyFact[];
  /** Slugs of the texts that tell of payment by card or SBP. */
  readonly paymentTexts: readonly string[];
  /** null = no seller is set. */
  readonly vatMode: SellerVatMode | null;
  readonly mail: {
    readonly answer: ServiceAnswer;
    readonly from: string;
    /** True if the DNS of the sender's domain has an SPF record, or a DKIM key; null = DNS does not answer. */
    readonly hasSpf: boolean | null;
    readonly hasDkim: boolean | null;
    /** True if staff have sent a letter as a test since the account was entered. */
    readonly isTried: boolean;
  };
  readonly sms: {
    readonly answer: ServiceAnswer;
    readonly balance: Kopecks | null;
    /** Name of the sender; empty = the default one of the account. */
    readonly sender: string;
    /** Whether the provider has registered the sender's name; null = not known. */
    readonly isSenderKnown: boolean | null;
    readonly isTried: boolean;
  };
  readonly payment: {
    /**
     * Number of enabled payment methods of the payment provider. `offline` counts the others: by invoice or in cash.
     */
    readonly online: number;
    readonly offline: number;
    readonly answer: ServiceAnswer;
    /** True if the provider's account is for tests and takes no real money. */
    readonly isTest: boolean;
    /** True if the provider has taken a payment of this shop and paid money back. */
    readonly isTried: boolean;
    readonly till: TillSetting;
  };
  readonly delivery: {
    /** Number of enabled delivery methods. Pickup points count only with a carrier. */
    readonly ways: number;
    readonly isOwnPickupOn: boolean;
    readonly officeAddress: string;
    readonly answer: ServiceAnswer;
    /** City from which the carrier prices parcels; null = no account is connected, or a twin plays the carrier. */
    readonly departure: Departure | null;
  };
  readonly catalogue: { readonly sold: number; readonly isDemonstration: boolean; readonly belowCost: number };
  /** Days since the newest backup was made, and since a backup was last restored as a test; null = never. */
  readonly backup: {
    readonly madeDays: number | null;
    readonly provenDays: number | null;
    /** Name of the file with the notes about backups if this file is damaged; otherwise ''. */
    readonly damaged: string;
  };
  readonly administrators: number;
  /** True if the shop runs as a trial (TRIAL=1): services without an account are played by twins. */
  readonly isTrial: boolean;
  /** Services that local twins play. */
  readonly twins: readonly TwinService[];
  /** Number of orders and requests that were made in a trial and are still there. */
  readonly trialLeft: number;
}
