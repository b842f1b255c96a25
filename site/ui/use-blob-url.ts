import { useEffect, useState } from 'react'

/** A URL of a blob, which is revoked with the component or when the blob changes; `undefined` before it is created. */
export function useBlobUrl(blob: Blob): string | undefined {
  const [created, setCreated] = useState<{ blob: Blob; url: string }>()
  useEffect(() => {
    const url = URL.createObjectURL(blob)
    // oxlint-disable-next-line react/set-state-in-effect -- a URL is revoked in the cleanup of what has created it
    setCreated({ blob, url })
    return () => URL.revokeObjectURL(url)
  }, [blob])
  return created?.blob === blob ? created.url : undefined
}
