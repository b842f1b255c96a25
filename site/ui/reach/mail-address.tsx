/** A mail address that wraps after its `@`, not within a name. */
export function MailAddress({ address }: { address: string }) {
  const at = address.indexOf('@') + 1
  return (
    <>
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </>
  )
}
