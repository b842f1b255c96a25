import pdfjs from 'pdfjs-dist/package.json' with { type: 'json' }

/** pdf.js finds files by their names in a folder, whose own name changes with them. */
export const assetFileNames = ({ originalFileNames }: { originalFileNames: string[] }): string =>
  originalFileNames.some((file) => file.includes('/pdfjs-dist/'))
    ? `assets/pdfjs-${pdfjs.version}/[name][extname]`
    : 'assets/[name]-[hash][extname]'
