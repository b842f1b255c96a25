/** The size that a picture states, read from its bytes, for the mock: the server decodes it. */
import { kindOfImage } from './rules.ts'

type Size = readonly [width: number, height: number]

/** In pixels; `undefined` if it is not stated where it must be. */
export function imageSizeOf(bytes: Uint8Array): Size | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  try {
    switch (kindOfImage(bytes)) {
      case 'png':
        return [view.getUint32(16), view.getUint32(20)]
      case 'webp':
        return webpSize(view)
      case 'jpeg':
        return jpegSize(view)
      default:
        return undefined
    }
  } catch (error) {
    // Read beyond the end.
    if (error instanceof RangeError) return undefined
    throw error
  }
}

/** RFC 9649. */
function webpSize(view: DataView): Size | undefined {
  const at24 = (offset: number) => view.getUint16(offset, true) + view.getUint8(offset + 2) * 0x1_00_00 + 1
  switch (view.getUint32(12)) {
    // VP8X
    case 0x56_50_38_58:
      return [at24(24), at24(27)]
    // VP8L
    case 0x56_50_38_4c: {
      const bits = view.getUint32(21, true)
      return [(bits & 0x3f_ff) + 1, ((bits >>> 14) & 0x3f_ff) + 1]
    }
    // VP8
    case 0x56_50_38_20:
      return [view.getUint16(26, true) & 0x3f_ff, view.getUint16(28, true) & 0x3f_ff]
    default:
      return undefined
  }
}

/** ITU-T T.81: the first segment of a frame. */
function jpegSize(view: DataView): Size | undefined {
  for (let at = 2; at < view.byteLength; at += 2 + view.getUint16(at + 2)) {
    const marker = view.getUint16(at)
    if (marker >= 0xff_c0 && marker <= 0xff_cf && ![0xff_c4, 0xff_c8, 0xff_cc].includes(marker))
      return [view.getUint16(at + 7), view.getUint16(at + 5)]
  }
  return undefined
}
