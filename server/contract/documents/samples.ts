/** Sample documents of the sample client Rao Textiles, for the server’s first look and for the mock. */
import type { FileKind } from '../core/file-kinds.ts'
import type { DeliveredKind, DocumentCategory, ItemStatus, ReturnReason } from './rules.ts'
import { samplePdf, samplePng, utf8 } from './sample-files.ts'

/** Name of the client that has the samples. */
export const sampleClientName = 'Rao Textiles'

/** User names of the sample accounts: a member of the client, and its consultant. */
type SamplePerson = 'asha' | 'imran'

export interface SampleVersion {
  readonly kind: FileKind
  readonly content: () => Uint8Array<ArrayBuffer>
  /** How long ago it was sent. */
  readonly daysAgo: number
  /** How long ago the other side opened it; absent if it did not. */
  readonly seenDaysAgo?: number
}

export interface SampleDocument {
  readonly id: string
  readonly name: string
  readonly category: DocumentCategory
  readonly year: string
  /** What the firm delivered; absent for what the client sent. */
  readonly deliveredAs?: DeliveredKind
  readonly versions: readonly SampleVersion[]
  readonly comments?: readonly {
    readonly by: SamplePerson
    readonly text: string
    readonly daysAgo: number
  }[]
  /** The note of an approval that waits. */
  readonly approvalNote?: string
}

const pdf = (...lines: string[]) => ({ kind: 'pdf', content: () => samplePdf(lines) }) as const

export const sampleDocuments: readonly SampleDocument[] = [
  {
    id: 'rent-agreement',
    name: 'किराया अनुबंध 2026-27.pdf',
    category: 'purchases',
    year: '2026-27',
    versions: [
      {
        ...pdf('Rent agreement', 'Shop at Chickpet, Bengaluru', '1 April 2026'),
        daysAgo: 40,
        seenDaysAgo: 39,
      },
    ],
    comments: [
      { by: 'imran', text: 'The second page with the signatures is missing. Is there one?', daysAgo: 39 },
      { by: 'asha', text: 'हाँ, कल भेजती हूँ।', daysAgo: 38 },
      { by: 'imran', text: 'Thank you.', daysAgo: 37 },
    ],
  },
  {
    id: 'bank-statement',
    name: 'Bank statement to 31 October 2026.pdf',
    category: 'bank',
    year: '2026-27',
    versions: [
      { ...pdf('Bank statement', '1 to 15 October 2026'), daysAgo: 12, seenDaysAgo: 11 },
      { ...pdf('Bank statement', '1 to 31 October 2026'), daysAgo: 9, seenDaysAgo: 8 },
    ],
  },
  {
    id: 'purchase-bills',
    name: 'खरीद के बिल अक्टूबर 2026.png',
    category: 'purchases',
    year: '2026-27',
    versions: [
      {
        kind: 'png',
        content: () => samplePng(120, 160, (row) => (row % 16 < 3 ? 60 : 235)),
        daysAgo: 9,
        seenDaysAgo: 8,
      },
    ],
  },
  {
    id: 'sales-register',
    name: 'Sales register October 2026.csv',
    category: 'sales',
    year: '2026-27',
    versions: [
      {
        kind: 'csv',
        content: () =>
          utf8(
            'Date,Invoice,Customer,Amount\r\n2026-10-05,RT/101,मीरा स्टोर्स,18500.00\r\n2026-10-19,RT/102,Anand & Sons,42750.00\r\n',
          ),
        daysAgo: 1,
      },
    ],
  },
  {
    id: 'itr-v',
    name: 'ITR-V 2025-26.pdf',
    category: 'income-tax',
    year: '2025-26',
    deliveredAs: 'itr-v',
    versions: [
      { ...pdf('ITR-V', 'Assessment year 2026-27', 'Sample, not a return'), daysAgo: 80, seenDaysAgo: 79 },
    ],
  },
  {
    id: 'challan',
    name: 'Challan advance tax September 2026.pdf',
    category: 'income-tax',
    year: '2026-27',
    deliveredAs: 'challan',
    versions: [{ ...pdf('Challan', 'Advance tax, second instalment', 'Sample'), daysAgo: 70 }],
  },
  {
    id: 'computation',
    name: 'Computation of income 2026-27.pdf',
    category: 'income-tax',
    year: '2026-27',
    deliveredAs: 'computation',
    versions: [{ ...pdf('Computation of income', 'April to September 2026', 'Sample'), daysAgo: 2 }],
    approvalNote: 'Please check the rent and the interest before the third instalment of advance tax.',
  },
]

export interface SampleItem {
  readonly title: string
  readonly note: string
  readonly category: DocumentCategory
  readonly year: string
  /** Of a document of `sampleDocuments`. */
  readonly document?: string
  /** Its steps after it was asked for. */
  readonly steps: readonly SampleStep[]
}

export interface SampleStep {
  readonly status: ItemStatus
  readonly by: SamplePerson
  readonly daysAgo: number
  readonly reason?: ReturnReason
  readonly text?: string
}

export interface SampleRequest {
  readonly id: string
  readonly title: string
  readonly note: string
  readonly daysAgo: number
  readonly dueInDays: number
  readonly items: readonly SampleItem[]
}

/** What the firm asks for: one item is asked for, one sent, one returned. */
export const sampleRequest: SampleRequest = {
  id: 'gst-papers',
  title: 'Papers for GSTR-3B of October 2026',
  note: 'PDF or photographs, whichever is easier.',
  daysAgo: 14,
  dueInDays: 6,
  items: [
    {
      title: 'Sales invoices of October',
      note: 'Both branches.',
      category: 'sales',
      year: '2026-27',
      steps: [],
    },
    {
      title: 'Bank statement to 31 October',
      note: '',
      category: 'bank',
      year: '2026-27',
      document: 'bank-statement',
      steps: [{ status: 'sent', by: 'asha', daysAgo: 9 }],
    },
    {
      title: 'खरीद के बिल, अक्टूबर',
      note: '',
      category: 'purchases',
      year: '2026-27',
      document: 'purchase-bills',
      steps: [
        { status: 'sent', by: 'asha', daysAgo: 9 },
        {
          status: 'returned',
          by: 'imran',
          daysAgo: 8,
          reason: 'blurred',
          text: 'The amounts on the second bill cannot be read.',
        },
      ],
    },
  ],
}

/** What happened with the samples, the oldest first. */
export interface SampleActivity {
  readonly kind:
    | 'document-sent'
    | 'document-version'
    | 'document-delivered'
    | 'document-opened'
    | 'document-comment'
    | 'request-added'
    | 'item-returned'
    | 'approval-asked'
  readonly by: SamplePerson
  readonly daysAgo: number
  readonly subject: { readonly kind: 'document' | 'request'; readonly id: string; readonly name: string }
  readonly detail?: string
}

export const sampleActivity: readonly SampleActivity[] = [
  ...sampleDocuments.flatMap(activityOf),
  ...activityOfRequest(sampleRequest),
].toSorted((one, other) => other.daysAgo - one.daysAgo)

function activityOf({
  id,
  name,
  deliveredAs,
  versions,
  comments = [],
  approvalNote,
}: SampleDocument): SampleActivity[] {
  const subject = { kind: 'document', id, name } as const
  const isDelivered = deliveredAs !== undefined
  const sender = isDelivered ? 'imran' : 'asha'
  const reader = isDelivered ? 'asha' : 'imran'
  const first = isDelivered ? 'document-delivered' : 'document-sent'
  return [
    ...versions.flatMap(({ daysAgo, seenDaysAgo }, index): SampleActivity[] => [
      { kind: index === 0 ? first : 'document-version', by: sender, daysAgo, subject },
      ...(seenDaysAgo === undefined
        ? []
        : [{ kind: 'document-opened', by: reader, daysAgo: seenDaysAgo, subject } as const]),
    ]),
    ...comments.map(({ by, daysAgo }) => ({ kind: 'document-comment', by, daysAgo, subject }) as const),
    ...(approvalNote === undefined
      ? []
      : [{ kind: 'approval-asked', by: sender, daysAgo: versions.at(-1)!.daysAgo, subject } as const]),
  ]
}

function activityOfRequest({ id, title, daysAgo, items }: SampleRequest): SampleActivity[] {
  const subject = { kind: 'request', id, name: title } as const
  const returned = items.flatMap((item) =>
    item.steps
      .filter(({ status }) => status === 'returned')
      .map((step): SampleActivity => ({
        kind: 'item-returned',
        by: step.by,
        daysAgo: step.daysAgo,
        subject,
        detail: item.title,
      })),
  )
  return [{ kind: 'request-added', by: 'imran', daysAgo, subject }, ...returned]
}
