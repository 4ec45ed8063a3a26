/** SQL text: the name of a contact of an alias, or its email address or phone number if it has no name. */
export const nameOfContact = (alias: string) =>
  `coalesce(nullif(trim(${alias}.first_name || ' ' || ${alias}.last_name), ''), ${alias}.email, ${alias}.phone, '')`
