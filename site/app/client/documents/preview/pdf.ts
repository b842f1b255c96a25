/** Draws PDF by pdf.js. Loaded once a PDF is opened, with a worker of its own. */
import {
  getDocument,
  GlobalWorkerOptions,
  VerbosityLevel,
  type PDFDocumentProxy,
  type RenderTask,
} from 'pdfjs-dist'
// oxlint-disable-next-line import/default -- Vite makes it the URL of the file
import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url'
import dingbatsUrl from 'pdfjs-dist/standard_fonts/FoxitDingbats.pfb?url'
import symbolUrl from 'pdfjs-dist/standard_fonts/FoxitSymbol.pfb?url'
import sansBoldUrl from 'pdfjs-dist/standard_fonts/LiberationSans-Bold.ttf?url'
import sansBoldItalicUrl from 'pdfjs-dist/standard_fonts/LiberationSans-BoldItalic.ttf?url'
import sansItalicUrl from 'pdfjs-dist/standard_fonts/LiberationSans-Italic.ttf?url'
import sansUrl from 'pdfjs-dist/standard_fonts/LiberationSans-Regular.ttf?url'
import jbig2Url from 'pdfjs-dist/wasm/jbig2_nowasm_fallback.js?url'
import openJpegUrl from 'pdfjs-dist/wasm/openjpeg_nowasm_fallback.js?url'
import type { Pdf } from './use-pdf.ts'

GlobalWorkerOptions.workerSrc = workerUrl

/** pdf.js appends names of its files, which the build keeps. @throws Error if they are not in one folder */
function folderOf(...urls: readonly string[]): string {
  const folders = new Set(urls.map((url) => new URL('.', new URL(url, location.href)).href))
  const [folder] = folders
  if (folder === undefined || folders.size > 1) throw new Error('Files of pdf.js are not in one folder.')
  return folder
}

/** Larger images of a page are not drawn; px. */
const MAX_IMAGE_PX = 64 * 1024 * 1024

/** Safari draws nothing on a larger canvas; px. */
const MAX_CANVAS_PX = 16_777_216

/**
 * Opens a PDF. Nothing of it runs: pdf.js executes scripts only with a sandbox, which is not loaded, evaluates no code,
 * and here neither forms of XFA nor WebAssembly, which the policy blocks. Its links are not displayed.
 *
 * @throws an error of pdf.js: `PasswordException` if it is locked
 */
export async function openPdf(file: Blob, signal: AbortSignal): Promise<Pdf> {
  const data = new Uint8Array(await file.arrayBuffer())
  signal.throwIfAborted()
  const task = getDocument({
    data,
    enableXfa: false,
    useWasm: false,
    useWorkerFetch: false,
    disableWorkerRendering: true,
    wasmUrl: folderOf(jbig2Url, openJpegUrl),
    // For Helvetica and Arial without a font in the file, where the system has none of that name.
    standardFontDataUrl: folderOf(
      dingbatsUrl,
      symbolUrl,
      sansUrl,
      sansBoldUrl,
      sansItalicUrl,
      sansBoldItalicUrl,
    ),
    maxImageSize: MAX_IMAGE_PX,
    verbosity: VerbosityLevel.ERRORS,
  })
  const close = () => void task.destroy()
  signal.addEventListener('abort', close)
  try {
    const document = await task.promise
    return {
      pages: document.numPages,
      draw: (page) => draw(document, page),
      textOf: (number) => textOf(document, number),
    }
  } catch (error) {
    close()
    throw error
  }
}

/** Draws a page beside the canvas first, which thus never shows a part of it. */
async function draw(
  document: PDFDocumentProxy,
  { number, width, canvas, signal }: Parameters<Pdf['draw']>[0],
): Promise<void> {
  const page = await document.getPage(number)
  signal.throwIfAborted()
  const natural = page.getViewport({ scale: 1 })
  const wanted = width / natural.width
  const most = Math.sqrt(MAX_CANVAS_PX / (natural.width * natural.height))
  const viewport = page.getViewport({ scale: Math.min(wanted, most) })
  const drawn = globalThis.document.createElement('canvas')
  drawn.width = Math.max(1, Math.floor(viewport.width))
  drawn.height = Math.max(1, Math.floor(viewport.height))
  try {
    await rendered(page.render({ canvas: drawn, viewport }), signal)
    canvas.width = drawn.width
    canvas.height = drawn.height
    canvas.getContext('2d')?.drawImage(drawn, 0, 0)
  } finally {
    // Safari keeps the memory of a canvas until it has no pixels.
    drawn.width = 0
    drawn.height = 0
  }
}

async function rendered(task: RenderTask, signal: AbortSignal): Promise<void> {
  const cancel = () => task.cancel()
  signal.addEventListener('abort', cancel)
  try {
    await task.promise
  } finally {
    signal.removeEventListener('abort', cancel)
  }
  signal.throwIfAborted()
}

/** The text of a page, for screen readers. Without it, the page is still shown. */
async function textOf(document: PDFDocumentProxy, number: number): Promise<string> {
  try {
    const page = await document.getPage(number)
    const { items } = await page.getTextContent()
    return items
      .map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : ''))
      .join('')
      .trim()
  } catch {
    return ''
  }
}
