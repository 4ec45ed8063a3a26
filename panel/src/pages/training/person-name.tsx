/** Name of a person with the address below it, or the address alone where the name is unknown. */
export function PersonName({ name, email }: { name: string; email: string }) {
  return (
    <>
      <bdi>{name || email}</bdi>
      {name !== '' && (
        <>
          {' '}
          <span className="soft">
            <bdi>{email}</bdi>
          </span>
        </>
      )}
    </>
  )
}
