import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Services } from '../../../platform/context/context.ts'
import { isLookedAtByNobody, isRobotAmongPeople, isRobotAmongPrograms } from '../../../platform/pages/is-robot.ts'
import { visitorOf } from '../../organisations/index.ts'
import { useCounter } from '../uses/use-counter.ts'

type What = { kind: 'verified' | 'downloaded' | 'shared'; by: 'people' | 'programs'; network?: string }

export type NoteUse = (request: FastifyRequest, certificateId: number, what: What) => void

/**
 * Counts uses of certificates, robots separately, and ignores HEAD requests and prefetches. `by` is the audience of an
 * address: programs are expected at the API, and count as robots on a page.
 */
export function noteUses(app: FastifyInstance, services: Services): NoteUse {
  const uses = useCounter(services, (context, message) => app.log.warn(context, message))
  app.addHook('onClose', uses.stop)
  return (request, certificateId, { kind, by, network = '' }) => {
    if (isLookedAtByNobody(request)) return
    const isRobot = by === 'people' ? isRobotAmongPeople(request) : isRobotAmongPrograms(request)
    uses.note({
      certificateId,
      network,
      kind: isRobot ? `${kind}_by_robot` : kind,
      client: visitorOf(services, request).hash,
      isLook: kind === 'verified' && by === 'people' && !isRobot,
    })
  }
}
