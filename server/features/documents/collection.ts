/** Name of the collection of files, and of the feature. */
export const documentsCollection = 'documents'
