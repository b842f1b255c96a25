import { readAccountLinkKey } from '@anupalan/server/contract/accounts/links'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'

/**
 * The key of a mailed link, from the fragment of the URL; empty without one. It is kept when the skip link replaces the
 * fragment; a second link that is opened in the same tab is a new key.
 */
export function useLinkKey(): string {
  const { hash } = useLocation()
  const [key, setKey] = useState(() => readAccountLinkKey(hash))
  const now = readAccountLinkKey(hash)
  const isChanged = now !== key && (now !== '' || hash === '')
  if (isChanged) setKey(now)
  return isChanged ? now : key
}
