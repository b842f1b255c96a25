/** The form in which names of clients and documents are ordered and searched: width and case make no difference. */
export const nameKey = (name: string): string => name.normalize('NFKC').toLowerCase()
