/** What a feature offers to others, which must not import it. `features.ts` joins them into the context. */
import type { Practice, Role, User } from '@anupalan/server/contract'
import type { ClientProfile } from '@anupalan/server/contract/clients/schema'
import type { OfficeDay } from '@anupalan/server/contract/core/office-days'
import type { ExportSection } from '@anupalan/server/contract/core/export-page'
import type { FigureSpan } from '@anupalan/server/contract/dashboard/ranges'
import type { Figures, Today } from '@anupalan/server/contract/dashboard/schema'
import type { ConsentPurpose } from '@anupalan/server/contract/data-rights/rules'
import type { Paper } from '@anupalan/server/contract/retention/erasable'
import type { IsoDate } from '../compliance/ist.ts'
import type { Config } from './config/config.ts'
import type { Caller } from './database/audit.ts'
import type { Database, Transaction } from './database/database.ts'
import type { FileStores } from './files/file-store.ts'

export interface Person {
  readonly username: string
  readonly fullName: string
  readonly email: string
  readonly role: Role
  readonly isDisabled: boolean
}

/** Accounts. */
export interface People {
  /** By user name; those that do not exist are missing. */
  find(database: Database, usernames: readonly string[]): Promise<ReadonlyMap<string, Person>>
  /** The practice's own, by name, with those whose account is disabled. */
  staff(database: Database): Promise<readonly Person[]>
  /** Queues an invitation with the role client; who accepts it becomes a member of the client. */
  invite(
    transaction: Transaction,
    invited: {
      readonly fullName: string
      readonly email: string
      readonly client: string
      readonly caller: Caller
    },
    moment: { readonly practice: Practice; readonly now: Date },
  ): Promise<void>
}

/** Enquiries. */
export interface Enquiries {
  /** Makes other changes of an enquiry wait for this transaction. @returns whether it has the version and no client */
  lock(
    transaction: Transaction,
    enquiry: { readonly reference: string; readonly version: number },
  ): Promise<boolean>
  /** Marks a locked enquiry as won, by the client that its sender has become. */
  win(
    transaction: Transaction,
    enquiry: { readonly reference: string; readonly client: string; readonly caller: Caller },
    now: Date,
  ): Promise<void>
}

/** What a user may do for a client; `undefined` if the client must not be shown to exist. */
export type ClientAccess = 'staff' | 'full' | 'limited' | undefined

export interface StoredClient {
  readonly id: string
  readonly profile: ClientProfile
}

/** Which clients something is done for, by what their profile says; an empty part restricts nothing. */
export interface ClientFilter {
  /** User name of a consultant; `NO_CONSULTANT` for clients without one. */
  readonly consultant: string
  readonly gst: ClientProfile['gst'] | ''
  readonly constitution: ClientProfile['constitution'] | ''
}

export interface Clients {
  accessOf(database: Database, user: Pick<User, 'username' | 'role'>, client: string): Promise<ClientAccess>
  find(database: Database, client: string): Promise<StoredClient | undefined>
  /** Reads a client and makes other transactions that change it or what follows from it wait for this one. */
  lock(transaction: Transaction, client: string): Promise<StoredClient | undefined>
  /** As `lock`; `undefined` also for an erased client. */
  lockPresent(transaction: Transaction, client: string): Promise<StoredClient | undefined>
  /** How many clients that are not erased match, and the first of them by name. */
  countMatching(
    database: Database,
    filter: ClientFilter,
    limit: number,
  ): Promise<{ readonly clients: number; readonly names: readonly string[] }>
  /** Those that are not erased, by name. @param page `after` is the id of the last one of the previous page, or empty */
  pageByName(
    database: Database,
    page: {
      /** As of `ClientFilter`. */
      readonly consultant: string
      /** Beginnings of words of the name. */
      readonly search: string
      readonly after: string
      readonly limit: number
    },
  ): Promise<readonly (StoredClient & { readonly consultant: string | null })[]>
  /** Ids of clients that are not erased, match, and are greater than `after`, in order. */
  pageMatching(database: Database, filter: ClientFilter, after: string, limit: number): Promise<string[]>
  /** Clients that are not erased and whose id is greater than `after`, by id. */
  page(database: Database, after: string | undefined, limit: number): Promise<StoredClient[]>
  /** Members of some clients. */
  membersOf(
    database: Database,
    clients: readonly string[],
  ): Promise<readonly { readonly client: string; readonly username: string }[]>
  /** Gives an account full access to a client, unless that is erased. */
  join(
    transaction: Transaction,
    member: { readonly client: string; readonly username: string; readonly caller: Caller },
    now: Date,
  ): Promise<void>
  /** Those that a person is a member of, by name. */
  ofMember(
    database: Database,
    username: string,
  ): Promise<readonly { readonly client: string; readonly name: string }[]>
  /** Ends the access of all members, and erases the client itself if nothing of it is left. */
  erase(
    transaction: Transaction,
    client: string,
    state: { readonly isEmpty: boolean; readonly now: Date },
  ): Promise<void>
  /**
   * The reasons of the legal holds that stand on some clients, not on their documents, for the staff alone; clients
   * without one are missing.
   */
  holdsOf(database: Database, clients: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>>
  /** Whether a legal hold on a client or on one of its documents stands, so that the client is not erased. */
  isHeld(database: Database, client: string): Promise<boolean>
  /** Ids of the documents of some clients on which a legal hold of their own stands. */
  heldDocuments(database: Database, clients: readonly string[]): Promise<ReadonlySet<string>>
  /**
   * Locks a client, as `lock`, and says whether a legal hold on it stands, or one on the document that is to be erased:
   * whoever erases something of a client calls it before any other lock.
   */
  lockHeld(transaction: Transaction, client: string, document?: string): Promise<boolean>
  /** Locks all clients that an account is a member of, and says whether one is held as `isHeld` has it. */
  lockHeldOfMember(transaction: Transaction, username: string): Promise<boolean>
}

/** What a feature stores of clients that a law may have kept. */
export interface ClientRecords {
  readonly name: 'documents' | 'returns'
  /** The financial year of each record. */
  yearsOf(database: Database, client: string): Promise<readonly string[]>
  /** Erases what it stores of a client, but not the records of some years. */
  erase(transaction: Transaction, client: string, keptYears: readonly string[]): Promise<void>
  /** The newest day of its records, by client; those without records are missing. */
  newestDayOf(database: Database, clients: readonly string[]): Promise<ReadonlyMap<string, IsoDate>>
}

/** The documents of clients, for the end of the time that they are kept and for legal holds; removed ones too. */
export interface Papers {
  /** Whether a client has a document. */
  has(database: Database, paper: { readonly client: string; readonly document: string }): Promise<boolean>
  /** Names of documents, by id. */
  namesOf(database: Database, documents: readonly string[]): Promise<ReadonlyMap<string, string>>
  /**
   * Clients with a document of a year or an earlier one, by name. A client whose data was erased is one of them as long
   * as the law has something kept.
   *
   * @param page `after` is the id of the last one of the previous page, or empty
   */
  clients(
    database: Database,
    page: { readonly upTo: string; readonly after: string; readonly limit: number },
  ): Promise<readonly StoredClient[]>
  /** Those of some clients and of a year or an earlier one, removed ones too. @param upTo `2019-20` */
  of(
    database: Database,
    clients: readonly string[],
    upTo: string,
  ): Promise<readonly (Paper & { readonly client: string })[]>
  /** Erases documents with what was written and recorded about them. Their files are removed with the next stray files. */
  erase(transaction: Transaction, client: string, ids: readonly string[]): Promise<void>
}

/** Days on which the office is closed or has other hours, as the staff has set them, by date. */
export type OfficeDays = (database: Database) => Promise<readonly OfficeDay[]>

/** A task that is not done. */
export interface OpenTask {
  readonly client: string
  readonly title: string
  readonly detail: string
  readonly dueOn: IsoDate | null
  readonly waitsFor: 'client' | 'firm'
}

/** The dates of a client's open tasks. */
export interface ClientDue {
  readonly overdue: number
  /** The earliest date that has passed. */
  readonly overdueSince: IsoDate | null
  /** The earliest date from today on. */
  readonly nextDue: IsoDate | null
}

/** Tasks. */
export interface Tasks {
  /** Those of some clients that are not done, the earliest date first. */
  open(database: Database, clients: readonly string[], limit: number): Promise<readonly OpenTask[]>
  /** Whether a client has a task. */
  has(database: Database, task: { readonly client: string; readonly id: string }): Promise<boolean>
  /** Of some clients. @param today in India */
  dueOf(
    database: Database,
    clients: readonly string[],
    today: IsoDate,
  ): Promise<ReadonlyMap<string, ClientDue>>
  /** After the client has decided about a document of a task: a return for approval does not wait for the client any more. */
  endApproval(
    transaction: Transaction,
    task: { readonly client: string; readonly id: string },
    now: Date,
  ): Promise<void>
}

/** Something that waits for the members of a client, who get mails about it. */
export interface WaitingItem {
  readonly id: string
  readonly kind: 'task' | 'request'
  readonly client: string
  readonly title: string
  readonly dueOn: IsoDate | null
  /** Since when it waits. */
  readonly waitsSince: string | null
}

/** What a person was told about an item by mail: unique with item and person. */
export interface WaitingNotice {
  readonly item: string
  readonly notice: string
}

export interface WaitingCount {
  readonly client: string
  readonly things: number
}

/** What a feature stores that waits for clients. */
export interface WaitingItems {
  /** Of its items. */
  readonly kind: WaitingItem['kind']
  /** Clients for whom something waits. */
  clients(database: Database): Promise<readonly string[]>
  /** What waits for some clients, by id. */
  of(database: Database, clients: readonly string[]): Promise<readonly WaitingItem[]>
  /** How many things some clients have to do: of a request each of its items, and approvals too. */
  count(database: Database, clients: readonly string[]): Promise<readonly WaitingCount[]>
  /** What a person was told about that. */
  notices(database: Database, username: string, clients: readonly string[]): Promise<readonly WaitingNotice[]>
  /** Stores what a person is told. An item that is no longer stored has none. */
  addNotices(
    transaction: Transaction,
    username: string,
    notices: readonly WaitingNotice[],
    now: Date,
  ): Promise<void>
}

/** Called in the transaction that adds a client or changes its profile. */
export type OnClientChange = (transaction: Transaction, client: StoredClient, now: Date) => Promise<void>

/** A file in an export: as an entry of a zip. */
export interface ExportFile {
  readonly path: string
  readonly at: Date
  readonly open: () => Promise<AsyncIterable<Uint8Array>>
}

/** What a feature stores about a client, read while it is sent. */
export interface ClientExport {
  readonly sections: readonly ExportSection[]
  readonly files?: AsyncIterable<ExportFile>
}

/** What a feature stores about a person. @param user the caller */
export type ExportPerson = (source: PersonSource, user: User) => readonly ExportSection[]

export interface ExportRequest {
  readonly client: string
  readonly user: User
  readonly caller: Pick<Caller, 'requestId' | 'network'>
}

/** The part of a context that an export is read from. */
export interface ExportSource {
  readonly database: Database
  readonly files: FileStores
  readonly clock: () => Date
  readonly ports: Ports
}

export type ExportClient = (source: ExportSource, request: ExportRequest) => ClientExport

/** A consent that was given with what a visitor sent. */
export interface GivenConsent {
  readonly reference: string
  readonly givenAt: string
}

/** The part of a context that a withdrawal needs. */
export interface ConsentSource extends Omit<ExportSource, 'ports'> {
  readonly config: Config
  readonly practice: Practice
}

/** The part of a context that the export of a person is read from. */
export interface PersonSource extends ExportSource {
  readonly config: Config
}

/** The consents that a feature stores what visitors send on. */
export interface Consents {
  readonly purpose: ConsentPurpose
  /** Of an e-mail address. */
  list(database: Database, email: string): Promise<readonly GivenConsent[]>
  /**
   * Erases what was sent.
   *
   * @param onWithdraw called in its transaction
   * @returns whether there was such a consent
   */
  withdraw(
    context: ConsentSource,
    consent: { readonly reference: string; readonly email: string },
    onWithdraw: (transaction: Transaction) => Promise<void>,
  ): Promise<boolean>
}

/** What the dashboard shows of a moment. */
export interface TodaySource {
  readonly database: Database
  readonly practice: Practice
  readonly now: Date
  /** In India. */
  readonly today: IsoDate
}

type TodayParts = Omit<Today, 'at'>

export interface FiguresSource {
  readonly database: Database
  /** The oldest first. */
  readonly spans: readonly FigureSpan[]
}

type FiguresParts = Omit<Figures, 'spans'>

/** Reads the figures over time that a feature has. */
export type ReadFigures<Part extends keyof FiguresParts> = (
  source: FiguresSource,
) => Promise<Pick<FiguresParts, Part>>

/** Reads the parts of the dashboard that a feature has. */
export type ReadToday<Part extends keyof TodayParts> = (
  source: TodaySource,
) => Promise<Pick<TodayParts, Part>>

export interface Ports {
  /** What the staff has to do today, from all features. */
  readonly today: (source: TodaySource) => Promise<TodayParts>
  /** Figures over time, from all features. */
  readonly figures: (source: FiguresSource) => Promise<FiguresParts>
  /** What each action of the audit trail means. */
  readonly auditMeanings: Readonly<Record<string, string>>
  readonly people: People
  readonly clients: Clients
  readonly tasks: Tasks
  readonly papers: Papers
  readonly enquiries: Enquiries
  readonly officeDays: OfficeDays
  readonly onClientChange: OnClientChange
  /** Of each feature. */
  readonly waiting: readonly WaitingItems[]
  /** Of each feature. */
  readonly records: readonly ClientRecords[]
  /** Of each feature. */
  readonly consents: readonly Consents[]
  /** What each feature stores about a person. */
  readonly exportPerson: ExportPerson
  /** What each feature stores about a client. */
  readonly exportClient: (source: ExportSource, request: ExportRequest) => readonly ClientExport[]
}
