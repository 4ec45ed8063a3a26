import { organisationsWaiting, sequenceEntries } from '../../src/modules/certificates/log/sequence-entries.ts'
import type { World } from './harness.ts'

/** Enters what waits into the issuance logs, as the sequencer of a running service does within moments. */
export async function enterLog({ services }: Pick<World, 'services'>): Promise<void> {
  for (const orgId of await organisationsWaiting(services)) while ((await sequenceEntries(services, orgId)) > 0);
}
