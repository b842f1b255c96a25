/** Sample applications, for the server’s first look and for stories. */
import type { Application } from './schema.ts'
import type { ApplicationStatus } from './review-rules.ts'

export interface SampleApplication extends Omit<Application, 'consent'> {
  readonly reference: string
  readonly hoursAgo: number
  /** @default 'new' */
  readonly status?: ApplicationStatus
  readonly staffNote?: string
  /** Name of the file of the CV. */
  readonly cv: string
}

export const sampleApplicationReferences = {
  ananya: 'AP-7K3M-Q9XD-2B4F',
  rohan: 'AP-0H4N-8WTC-5R6E',
  fatima: 'AP-3D7A-K2PV-9M1Q',
  suresh: 'AP-5T8S-2NHB-6C0J',
} as const

/** In four of the statuses; one has a long note in two scripts. */
export const sampleApplications: readonly SampleApplication[] = [
  {
    reference: sampleApplicationReferences.ananya,
    opening: 'gst-associate',
    name: 'Ananya Kulkarni',
    email: 'ananya.kulkarni@example.in',
    phone: '+91 98450 22110',
    note: 'I have filed GSTR-1 and GSTR-3B for thirty shops since 2023, and can begin in January.',
    hoursAgo: 5,
    cv: 'ananya-kulkarni-cv.pdf',
  },
  {
    reference: sampleApplicationReferences.rohan,
    opening: 'gst-associate',
    name: 'रोहन कृष्णमूर्ति देशपांडे',
    email: 'rohan.deshpande@example.in',
    phone: '+91 99860 70707',
    note: 'मैंने चार वर्ष तक जीएसटी और टीडीएस का काम किया है।\n\nI can read Kannada, Hindi and English, and live ten minutes from your office.',
    hoursAgo: 60,
    status: 'review',
    staffNote: 'Kavita knows his present firm. Ask when he could begin.',
    cv: 'CV Rohan Deshpande (final, November 2026).pdf',
  },
  {
    reference: sampleApplicationReferences.fatima,
    opening: 'payroll-executive',
    name: 'Fatima Sheikh',
    email: 'fatima.sheikh@example.in',
    phone: '+91 90080 11223',
    note: '',
    hoursAgo: 200,
    status: 'invited',
    staffNote: 'Meets Imran on Friday at 11 am.',
    cv: 'fatima.pdf',
  },
  {
    reference: sampleApplicationReferences.suresh,
    opening: 'accountant',
    name: 'Suresh Babu',
    email: 'suresh.babu@example.in',
    phone: '+91 94480 33445',
    note: 'Eight years with Tally in a textile mill.',
    hoursAgo: 900,
    status: 'declined',
    cv: 'suresh-babu.pdf',
  },
]

/** A PDF of one page with one line. */
function pdfOf(line: string): Uint8Array<ArrayBuffer> {
  const text = `BT /F1 18 Tf 72 760 Td (${line}) Tj ET`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ]
  let pdf = '%PDF-1.7\n'
  const offsets = objects.map((object, index) => {
    const offset = pdf.length
    pdf += `${index + 1} 0 obj\n${object}\nendobj\n`
    return `${String(offset).padStart(10, '0')} 00000 n \n`
  })
  const size = objects.length + 1
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${offsets.join('')}`
  pdf += `${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${pdf.length}\n%%EOF\n`
  return Uint8Array.from(pdf, (letter) => letter.charCodeAt(0))
}

/** The CV of every sample application. */
export const sampleCv = pdfOf('Curriculum vitae')
