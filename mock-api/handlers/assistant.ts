/**
 * The assistant of the mock: a few answers, one of each kind, from the calendar and the calculators. The server's
 * search is not part of it.
 */
import {
  dueDates,
  effectiveDate,
  formatDate,
  formatRupees,
  istDate,
  readAmount,
} from '@anupalan/server/compliance'
import { loanSchedule } from '@anupalan/server/compliance/emi'
import { addGst } from '@anupalan/server/compliance/gst'
import type { IsoDate } from '@anupalan/server/compliance'
import { respond } from '@anupalan/server/contract'
import { assistantPage, readOpen } from '@anupalan/server/contract/assistant/assistant-page'
import type * as endpoints from '@anupalan/server/contract/assistant/endpoints'
import type {
  AssistantOutcome,
  AssistantTopic,
  DeclineReason,
} from '@anupalan/server/contract/assistant/rules'
import type {
  AnswerSource,
  AssistantAnswer,
  AssistantCount,
  AssistantQuestion,
  KeptQuestion,
  OpenTask,
} from '@anupalan/server/contract/assistant/schema'
import type { User } from '@anupalan/server/contract'
import type { ClientsState } from './clients/state.ts'
import type { TasksState } from './tasks/state.ts'
import type { MockFeature } from '../mock-feature.ts'

export interface AssistantState {
  /** By topic and outcome. */
  readonly assistantCounts: Map<string, AssistantCount>
  readonly assistantQuestions: Map<string, KeptQuestion>
}

const declines: readonly (readonly [DeclineReason, RegExp, string])[] = [
  ['evasion', /hide|fake|without bill|avoid tax|छिपा/i, 'I do not help to hide income, sales or records.'],
  [
    'advice',
    /should i|notice|in my case|what do i do/i,
    'This depends on your own case, so a person has to answer it.',
  ],
  ['other-field', /divorce|cricket|visa|mutual fund/i, 'This is outside Indian tax and compliance.'],
  ['unclear', /ignore .*instructions|^\W*$/i, 'I did not find a question about tax or compliance in this.'],
]

const topicOf = (question: string): AssistantTopic =>
  /gst/i.test(question)
    ? 'gst'
    : /emi|loan/i.test(question)
      ? 'loans'
      : /tax/i.test(question)
        ? 'income-tax'
        : 'other'

const hasIdentifier = (text: string) =>
  /\b[a-z]{5}\d{4}[a-z]\b/i.test(text) || /\d{4} ?\d{4} ?\d{4}/.test(text)

const lateFeePage = (today: IsoDate): AnswerSource => ({
  title: 'GSTR-1 and GSTR-3B: dates, late fee, interest',
  heading: 'What a late return costs',
  address: '/resources/gstr-1-gstr-3b-dates-late-fee#what-a-late-return-costs',
  kind: 'section',
  asOf: today,
})

function answer({ question, open }: AssistantQuestion, today: IsoDate): AssistantAnswer {
  const common = { topic: topicOf(question), hasIdentifier: hasIdentifier(question) }
  const [reason, , text] = declines.find(([, says]) => says.test(question)) ?? []
  if (reason !== undefined && text !== undefined)
    return { kind: 'decline', ...common, reason, text, sources: [] }
  if (open?.task === 'emi' || /\bemi\b/i.test(question)) return instalment(question, open, today)
  const answered = { kind: 'answer', ...common, confirm: false, phrasedBy: 'site' } as const
  const [, figure] = /gst .*?([\d,]+)[^\d]+18 ?%/i.exec(question) ?? []
  if (figure !== undefined) {
    const read = readAmount(figure)
    const amount = read.ok ? read.value : 0
    const result = addGst({ on: today, rate: 1800, amount, supply: { supplier: '29', place: '29' } })
    const address = `/tools/gst#mode=add&amount=${amount / 100}&rate=1800`
    return {
      ...answered,
      sentences: [
        {
          text: `GST at 18% on ${formatRupees(amount)} is ${formatRupees(result.tax)}; with tax it is ${formatRupees(result.total)}.`,
          sources: [0],
        },
      ],
      sources: [{ title: 'GST calculator', heading: '', address, kind: 'tool', asOf: '2026-11-12' }],
      working: {
        caption: 'Working, in rupees',
        lines: result.working.map(({ label, amount: part, total = false, rule, note = '' }) => ({
          label,
          note,
          amount: formatRupees(part),
          isTotal: total,
          rule: rule ? `${rule.law}, ${rule.section}` : '',
        })),
      },
      tool: { label: 'GST calculator', address },
    }
  }
  if (/3b/i.test(question) && /when|due|kab|date/i.test(question)) {
    const due = dueDates({
      from: today,
      to: '2028-03-31',
      profile: {
        gst: 'monthly',
        state: '29',
        constitution: 'proprietorship',
        filing: 'business',
        tdsDeductor: false,
        advanceTax: 'none',
        payroll: [],
      },
    }).find(({ obligation }) => obligation === 'gstr-3b')
    if (!due) throw new RangeError('No GSTR-3B is due in the calendar.')
    return {
      ...answered,
      sentences: [
        {
          text: `GSTR-3B (summary return and payment, ${due.period.label}): ${due.weekday}, ${formatDate(effectiveDate(due))}.`,
          sources: [0],
        },
      ],
      sources: [
        {
          title: 'Compliance calendar',
          heading: 'CGST Act 2017, s.39(1)',
          address: '/tools/compliance-calendar#tables',
          kind: 'calendar',
          asOf: due.verifiedOn,
        },
        lateFeePage(today),
      ],
    }
  }
  if (/late|penalty/i.test(question))
    return {
      ...answered,
      sentences: [
        { text: 'A late GSTR-3B return costs ₹50 a day, at most ₹2,000.', sources: [0] },
        { text: 'A nil return costs ₹20 a day.', sources: [0] },
      ],
      sources: [lateFeePage(today)],
    }
  return {
    kind: 'decline',
    ...common,
    reason: 'not-covered',
    text: 'I do not know: our pages and tables have no answer to this.',
    sources: [],
  }
}

/** What the instalment of a loan needs, in order. */
const slots = [
  {
    slot: 'principal',
    text: 'How much is the loan, in rupees?',
    says: /(?:of|for)?\s*(₹?[\d,.]+ ?(?:lakh|crore)?)/i,
  },
  { slot: 'rate', text: 'What is the interest a year, in percent?', says: /([\d.]+) ?%/ },
  { slot: 'months', text: 'Over how many months is it repaid?', says: /(\d+) months/i },
] as const

function instalment(question: string, open: OpenTask | undefined, today: IsoDate): AssistantAnswer {
  const inputs: Record<string, string> = { ...open?.inputs }
  for (const { slot, says } of slots) {
    const found = open?.slot === slot ? question : (inputs[slot] ?? says.exec(question)?.[1])
    if (found === undefined) continue
    const read = slot === 'principal' ? readAmount(found) : undefined
    inputs[slot] =
      slot === 'principal' && read?.ok && open?.slot === slot
        ? String(read.value / 100)
        : read?.ok && inputs[slot] === undefined
          ? String(read.value / 100)
          : (inputs[slot] ?? found.replace(/[^\d.]/g, ''))
    if (open?.slot === slot && slot !== 'principal') inputs[slot] = found.replace(/[^\d.]/g, '')
  }
  const missing = slots.find(({ slot }) => inputs[slot] === undefined)
  const common = { topic: 'loans', hasIdentifier: false } as const
  if (missing)
    return {
      kind: 'question',
      ...common,
      text: missing.text,
      options: [],
      open: { task: 'emi', inputs, slot: missing.slot },
    }
  const principal = Number(inputs.principal) * 100
  const loan = loanSchedule({
    principal,
    rate: Math.round(Number(inputs.rate) * 100),
    months: Number(inputs.months),
  })
  const address = `/tools/emi#${new URLSearchParams(inputs).toString()}`
  return {
    kind: 'answer',
    ...common,
    sentences: [
      {
        text: `The instalment of a loan of ${formatRupees(principal)} at ${inputs.rate}% over ${inputs.months} months is ${formatRupees(loan.emi)} a month.`,
        sources: [0],
      },
    ],
    sources: [{ title: 'Loan instalments', heading: '', address, kind: 'tool', asOf: today }],
    tool: { label: 'Loan instalments', address },
    confirm: false,
    phrasedBy: 'site',
  }
}

function outcomeOf(answered: AssistantAnswer): AssistantOutcome {
  if (answered.kind === 'answer') return 'answered'
  if (answered.kind === 'question') return 'asked'
  return answered.reason === 'not-covered' ? 'not-covered' : 'declined'
}

const isAboutOwn = (question: string) => /\bmy (?:due dates?|tasks?|deadlines?)/i.test(question)

/** The open tasks of the clients of a user. */
function ownTasks(
  { tasks, clientMembers }: TasksState & ClientsState,
  user: User | null,
  today: IsoDate,
): AssistantAnswer {
  const common = { topic: 'other', hasIdentifier: false } as const
  if (!user)
    return {
      kind: 'decline',
      ...common,
      reason: 'sign-in',
      sources: [],
      text: 'Your own dates and tasks are in the client portal. Sign in there, and ask again.',
    }
  const own = new Set(
    [...clientMembers.values()].flatMap(({ client, username }) => (username === user.username ? client : [])),
  )
  const open = [...tasks.values()]
    .filter(({ client, doneAt }) => own.has(client) && doneAt === null)
    .toSorted((one, other) => ((one.dueOn ?? '9') < (other.dueOn ?? '9') ? -1 : 1))
    .slice(0, 8)
  const texts =
    open.length === 0
      ? ['Nothing is open in your portal.']
      : open.map(
          ({ title, detail, dueOn, waitsFor }) =>
            `${title} (${detail}): ${dueOn ? formatDate(dueOn) : 'without a date'}; it waits for ${waitsFor === 'client' ? 'you' : 'us'}.`,
        )
  return {
    kind: 'answer',
    ...common,
    sentences: texts.map((text) => ({ text, sources: [0] })),
    sources: [
      {
        title: 'Your tasks in the portal',
        heading: '',
        address: '/client/tasks',
        kind: 'account',
        asOf: today,
      },
    ],
    confirm: false,
    phrasedBy: 'site',
  }
}

export const assistantMock = {
  state: (): AssistantState => ({ assistantCounts: new Map(), assistantQuestions: new Map() }),
  handlers: ({ state, clock, practice }) => {
    const { assistantCounts, assistantQuestions } = state
    const add = (topic: AssistantTopic, outcome: AssistantOutcome) => {
      const key = `${topic} ${outcome}`
      assistantCounts.set(key, { topic, outcome, count: (assistantCounts.get(key)?.count ?? 0) + 1 })
    }
    const today = () => istDate(clock().getTime())
    const reply = (body: AssistantQuestion) => {
      const answered = answer(body, today())
      const outcome = outcomeOf(answered)
      add(answered.topic, outcome)
      if (body.mayKeep && outcome === 'not-covered' && !answered.hasIdentifier) {
        const id = crypto.randomUUID()
        assistantQuestions.set(id, { id, topic: answered.topic, day: today(), text: body.question })
      }
      return answered
    }
    return {
      askAssistant: ({ body, user }) =>
        respond(200, isAboutOwn(body.question) ? ownTasks(state, user, today()) : reply(body)),
      getAssistantSettings: () => respond(200, { model: null }),
      openAssistantPage: ({ params: { question, open } }) => {
        if (question === '') return respond(200, assistantPage(practice, {}))
        const body = { question, mayKeep: false, mayRephrase: false, ...readOpen(open) }
        return respond(200, assistantPage(practice, { question, answer: reply(body) }))
      },
      rateAnswer: ({ body: { topic, rating, reason } }) => {
        add(topic, rating === 'good' ? 'good' : `bad-${reason ?? 'wrong'}`)
        return respond(204, undefined)
      },
      readAssistantCounts: () =>
        respond(200, {
          counts: [...assistantCounts.values()],
          questions: [...assistantQuestions.values()].toReversed(),
        }),
    }
  },
} satisfies MockFeature<typeof endpoints, AssistantState, AssistantState & TasksState & ClientsState>
