/** CSV files of clients that tests import. */
import { encodeBase64 } from '../core/base64.ts'

const required = {
  Constitution: 'Proprietorship',
  'GST returns': 'Monthly returns',
  State: 'Karnataka',
  'Income tax return': 'Business or profession, no audit',
  'Advance tax': 'Four instalments',
}

const headings = ['Name', 'PAN', 'GSTIN', ...Object.keys(required)]

/** A file in Base64. @param rows cells by heading; what is required is added */
export function fileOf(rows: readonly Readonly<Record<string, string>>[]): string {
  const lines = rows.map((row) =>
    headings.map((heading) => `"${{ ...required, ...row }[heading] ?? ''}"`).join(','),
  )
  return encodeBase64(`\uFEFF${[headings.join(','), ...lines].join('\r\n')}\r\n`)
}
