import type { Opening } from './opening.ts'

export const auditTrainee: Opening = {
  id: 'audit-trainee',
  title: 'Audit intern, summer and autumn',
  kind: 'internship',
  team: 'Audit, under Lalitha Hegde',
  seats: 4,
  pay: { from: 10_000_00, to: 12_000_00, per: 'month', note: 'For each full month' },
  posted: '2026-05-04',
  closes: '2026-06-15',
  description:
    'Internship in tax audit season in Bengaluru, July to October 2026. This opening is closed; the next is posted in May.',
  lead: 'Three months of the tax audit season, next to people who do it every day. The interns of 2026 have started. The next openings come in May 2027.',
  work: [
    'Vouch and scan for four to six tax audits',
    'Draft the annexures of Form 26 (old 3CD), which another person checks',
    'Sit in on the closing talk with the client',
  ],
  must: [
    'In the second year of B.Com. or beyond, or CA Foundation passed',
    'Three months without another job',
  ],
  niceToHave: ['Spreadsheets, more than simple totals'],
  benefits: ['A certificate that says what work you did', 'Lunch'],
  hard: 'September is a long month for everybody. Interns still go home at six.',
  steps: ['This opening is closed.'],
  sample: true,
}
