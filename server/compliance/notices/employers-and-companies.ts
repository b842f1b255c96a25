import { CHECKED, days, stated } from './notice.ts'
import type { Notice } from './notice.ts'

type Entry = Omit<Notice, 'source' | 'verifiedOn' | 'reviewBy' | 'confidence'> &
  Partial<Pick<Notice, 'source' | 'confidence'>>

const other = (entry: Entry): Notice => ({
  source: 'One account of the law and its form',
  confidence: 'M',
  ...CHECKED,
  ...entry,
})

/** Written from general knowledge, without a source. */
const UNSEEN = { source: 'General practice; no text was seen', confidence: 'U' } as const

const CODE = 'Code on Social Security 2020'
const WAGES = [
  'Salary register and attendance',
  'Monthly PF or ESI returns and challans',
  'Contractors’ bills and their challans',
]

export const employerAndCompanyNotices: readonly Notice[] = [
  other({
    id: 'pf-7a',
    code: 'PF 7A',
    field: 'payroll',
    name: 'Inquiry: is provident fund due?',
    law: CODE,
    section: 's.125; earlier Employees’ Provident Funds Act 1952, s.7A',
    meaning:
      'An officer decides whether your business is covered, and what it owes. It is heard like a small court case.',
    deadline: stated('The first hearing'),
    papers: WAGES,
    reply: 'Appear on the day, in person or by video, with the papers.',
    ifMissed: 'An order on the officer’s own figures.',
    words: 'epf epfo provident fund inquiry coverage dues',
  }),
  other({
    id: 'pf-14b',
    code: 'PF 14B, 7Q',
    field: 'payroll',
    name: 'Damages and interest for late provident fund',
    law: CODE,
    section: 's.127, s.128; earlier Employees’ Provident Funds Act 1952, s.7Q, s.14B',
    meaning: 'Contributions of some months came late. Interest is 12% a year; damages come on top.',
    deadline: stated('The hearing'),
    papers: [
      'Challans with their dates',
      'The sheet of delays from the notice, checked',
      'Reasons for each delay',
    ],
    reply: 'A written reply at the hearing: wrong dates first, then reasons.',
    ifMissed: 'Damages and interest as proposed.',
    words: 'epf epfo late payment penalty interest',
  }),
  other({
    id: 'pf-inspection',
    code: 'PF inspection',
    field: 'payroll',
    name: 'An inspector asks for provident fund records',
    law: CODE,
    section: 's.122; earlier Employees’ Provident Funds Act 1952, s.13',
    meaning: 'An inspector-cum-facilitator checks who works for you and on what wages.',
    deadline: stated(),
    papers: WAGES,
    reply: 'Upload or hand over what is named, and keep a signed list of it.',
    ifMissed: 'An inquiry under 7A.',
    words: 'epfo enforcement officer inspector visit',
  }),
  other({
    id: 'esi-c-18',
    code: 'ESI C-18',
    field: 'payroll',
    name: 'Why should we not fix your ESI contribution?',
    law: CODE,
    section: 's.125; earlier Employees’ State Insurance Act 1948, s.45A',
    meaning:
      'The office thinks that contributions are missing, mostly on wages that it found in your accounts.',
    deadline: days(15, 'If the notice gives another day, that one'),
    papers: [...WAGES, 'Ledger of repairs, transport and labour charges'],
    reply: 'A written reply and a hearing, wage by wage.',
    ifMissed: 'An order, then recovery.',
    words: 'esic employees state insurance 45A show cause',
  }),
  other({
    id: 'esi-d-18',
    code: 'ESI D-18',
    field: 'payroll',
    name: 'Damages for late ESI',
    law: CODE,
    section: 's.128; earlier Employees’ State Insurance Act 1948, s.85B',
    meaning: 'Contributions came late, and damages are proposed.',
    deadline: stated('The hearing'),
    papers: ['Challans with their dates', 'Reasons for each delay'],
    reply: 'A written reply at the hearing.',
    ifMissed: 'Damages as proposed.',
    words: 'esic late payment penalty',
    ...UNSEEN,
  }),
  other({
    id: 'professional-tax',
    code: 'Professional tax',
    field: 'payroll',
    name: 'Professional tax not paid, or no return',
    law: 'Karnataka Tax on Professions, Trades, Callings and Employments Act 1976',
    section: 's.6, s.7',
    meaning:
      'The office of your State thinks that you did not register, file or pay for your staff. Other States have Acts of their own.',
    deadline: stated(),
    papers: ['Salary register', 'Challans and returns of the year'],
    reply: 'On the State’s portal or at the office that sent it.',
    ifMissed: 'Assessment on the officer’s own figures, with interest and penalty.',
    words: 'PT karnataka ptax enrolment',
    ...UNSEEN,
  }),
  other({
    id: 'labour-inspection',
    code: 'Labour inspection',
    field: 'payroll',
    name: 'An inspector found something wrong',
    law: 'Code on Wages 2019',
    section: 's.51, s.54(3)',
    meaning:
      'Registers, wages or notices on the wall are not as the labour codes ask. You first get time to put it right.',
    deadline: stated(),
    papers: [
      'Registers of employees and wages',
      'Wage slips and letters of appointment',
      'Proof of what you mended',
    ],
    reply: 'A letter with proof of what is now right.',
    ifMissed: 'A case before the authority, and a fine.',
    words: 'labour department inspector minimum wages shops and establishments',
  }),
  other({
    id: 'mca-454',
    code: 'MCA 454',
    field: 'company',
    name: 'Penalty proposed by the Registrar',
    law: 'Companies Act 2013',
    section: 's.454; Companies (Adjudication of Penalties) Rules 2014, rule 3',
    meaning:
      'A form came late or a duty was missed. The Registrar asks why he should not fix a penalty for the company and its officers.',
    deadline: days(30, 'The notice gives 15 to 30 days: its own day counts'),
    papers: [
      'The form with its date and receipt',
      'Board minutes',
      'Whether you are a small company: half the penalty',
    ],
    reply:
      'On the MCA portal; ask for a hearing in it. An appeal goes to the Regional Director within 60 days.',
    ifMissed: 'The penalty is fixed.',
    words: 'roc registrar of companies adjudication show cause 446B',
  }),
  other({
    id: 'stk-1',
    code: 'STK-1',
    field: 'company',
    name: 'The Registrar wants to strike off the company',
    law: 'Companies Act 2013',
    section: 's.248(1)',
    meaning: 'The company filed nothing for two years or seems not to trade.',
    deadline: days(30),
    papers: ['Proof that it trades: bank, GST, contracts', 'AOC-4 and MGT-7 that are missing'],
    reply: 'A letter to the Registrar with the papers, and the missing forms.',
    ifMissed: 'The name is struck off. Only the Tribunal brings it back.',
    words: 'strike off roc closure dormant',
    source: 'Several agreeing accounts of s.248',
    confidence: 'H',
  }),
  other({
    id: 'mca-206',
    code: 'MCA 206',
    field: 'company',
    name: 'The Registrar asks for information',
    law: 'Companies Act 2013',
    section: 's.206(1)',
    meaning: 'Something in a filed form needs an explanation, or a complaint came in.',
    deadline: stated(),
    papers: ['The form in question', 'Books and minutes behind it'],
    reply: 'A letter signed by a director, with the papers.',
    ifMissed: 'An inspection, and a fine for each day.',
    words: 'roc inquiry inspection information director',
  }),
]
