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
    name: 'Inquiry: do you owe provident fund?',
    law: CODE,
    section: 's.125; earlier Employees’ Provident Funds Act 1952, s.7A',
    meaning:
      'An officer decides if PF applies to your business, and how much it owes. The hearing is like a small court case.',
    deadline: stated('The first hearing'),
    papers: WAGES,
    reply: 'Appear on the day, in person or by video, with the papers.',
    ifMissed: 'An order based on the officer’s own figures.',
    words: 'epf epfo provident fund inquiry coverage dues',
  }),
  other({
    id: 'pf-14b',
    code: 'PF 14B, 7Q',
    field: 'payroll',
    name: 'Damages and interest for late provident fund',
    law: CODE,
    section: 's.127, s.128; earlier Employees’ Provident Funds Act 1952, s.7Q, s.14B',
    meaning:
      'You paid the contributions of some months late. You pay interest at 12% a year, and damages as well.',
    deadline: stated('The hearing'),
    papers: [
      'Challans with their dates',
      'The list of delays in the notice, checked by you',
      'Reasons for each delay',
    ],
    reply: 'A written reply at the hearing. First point out wrong dates, then give your reasons.',
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
    reply: 'Upload or hand over what the inspector asks for, and keep a signed list of it.',
    ifMissed: 'An inquiry under 7A.',
    words: 'epfo enforcement officer inspector visit',
  }),
  other({
    id: 'esi-c-18',
    code: 'ESI C-18',
    field: 'payroll',
    name: 'ESI contribution will be fixed without your figures',
    law: CODE,
    section: 's.125; earlier Employees’ State Insurance Act 1948, s.45A',
    meaning:
      'The ESI office thinks that you paid too little, mostly on wages that it found in your accounts.',
    deadline: days(15, 'If the notice gives another day, that day counts'),
    papers: [...WAGES, 'Ledger of repairs, transport and labour charges'],
    reply: 'A written reply and a hearing. Explain each amount of wages.',
    ifMissed: 'The office makes an order and recovers the amount.',
    words: 'esic employees state insurance 45A show cause',
  }),
  other({
    id: 'esi-d-18',
    code: 'ESI D-18',
    field: 'payroll',
    name: 'Damages for late ESI',
    law: CODE,
    section: 's.128; earlier Employees’ State Insurance Act 1948, s.85B',
    meaning: 'You paid contributions late, and the office wants damages.',
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
      'The tax office of your State thinks that you did not register, file or pay for your staff. Each State has its own Act.',
    deadline: stated(),
    papers: ['Salary register', 'Challans and returns of the year'],
    reply: 'On the State’s portal or at the office that sent it.',
    ifMissed: 'The officer fixes the tax by his own figures, with interest and penalty.',
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
      'Registers, wages or notices on the wall do not follow the labour codes. You first get time to correct this.',
    deadline: stated(),
    papers: [
      'Registers of employees and wages',
      'Wage slips and letters of appointment',
      'Proof of what you have corrected',
    ],
    reply: 'A letter with proof of what you have corrected.',
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
      'A form was filed late, or something was not done. The Registrar asks why the company and its officers should not pay a penalty.',
    deadline: days(30, 'The notice gives 15 to 30 days, and its own day counts'),
    papers: [
      'The form with its date and receipt',
      'Board minutes',
      'Proof that you are a small company, if you are: the penalty is half',
    ],
    reply:
      'On the MCA portal. You can ask for a hearing. An appeal goes to the Regional Director within 60 days.',
    ifMissed: 'The Registrar fixes the penalty.',
    words: 'roc registrar of companies adjudication show cause 446B',
  }),
  other({
    id: 'stk-1',
    code: 'STK-1',
    field: 'company',
    name: 'The Registrar wants to strike off the company',
    law: 'Companies Act 2013',
    section: 's.248(1)',
    meaning: 'The company has filed nothing for two years, or seems to do no business.',
    deadline: days(30),
    papers: ['Proof of business: bank statements, GST returns, contracts', 'The missing AOC-4 and MGT-7'],
    reply: 'A letter to the Registrar with the papers. File the missing forms too.',
    ifMissed: 'The company is struck off. Only the Tribunal (NCLT) can restore it.',
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
    meaning: 'The Registrar wants an explanation of a filed form, or has received a complaint.',
    deadline: stated(),
    papers: ['The form in question', 'Books and minutes for it'],
    reply: 'A letter signed by a director, with the papers.',
    ifMissed: 'An inspection, and a fine for each day of delay.',
    words: 'roc inquiry inspection information director',
  }),
]
