import type { BadgeTemplate, BadgeTemplateVersion } from '@laurel/client'
import { Skeleton } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { laurel } from '../../api/laurel.ts'
import { may } from '../../api/sign-in-session.ts'
import { Button } from '../../components/button.ts'
import { ColumnHeads } from '../../components/column-heads.tsx'
import { ProblemNote } from '../../components/problem-note.tsx'
import { Scrolled } from '../../components/scrolled.tsx'
import { toast } from '../../components/toasts.tsx'
import { useLanguage } from '../../messages/use-messages.tsx'
import { describeCriteria } from './describe-criteria.ts'
import { badgeMessages } from './messages/badges.ts'
import { criterionMessages } from './messages/criterion.ts'
import { useCriterionNames } from './use-criterion-names.ts'

const SHOWN = 200

/** How the badge was before, and how many awards keep each version. The texts and criteria of one can be used again. */
export function BadgeVersions({ of }: { of: BadgeTemplate }) {
  const text = badgeMessages
  const { who } = useRouteContext({ from: '/inside' })
  const client = useQueryClient()
  const versions = useQuery({
    queryKey: ['badges', 'versions', of.id, of.version],
    queryFn: async () => (await laurel.badges.templates.listVersions(of.id, { limit: SHOWN })).rows,
  })
  const reuse = useMutation({
    mutationFn: ({ name, description, criteria }: Pick<BadgeTemplate, 'name' | 'description' | 'criteria'>) =>
      laurel.badges.templates.update(of.id, { name, description, criteria }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['badges'] }),
  })
  const mayWrite = may(who, 'badges:write')
  const use = (version: BadgeTemplateVersion) =>
    reuse.mutate(version, { onSuccess: () => toast(text.reused(String(version.version)), () => reuse.mutate(of)) })
  return (
    <div className="surface padded stack">
      <p className="soft">{text.versionsAbout}</p>
      {versions.isPending && <Skeleton height={120} />}
      {versions.isError && <ProblemNote error={versions.error} retry={() => void versions.refetch()} />}
      {reuse.isError && <ProblemNote error={reuse.error} />}
      {versions.data && (
        <Scrolled label={text.views.versions}>
          <table className="plain-table">
            <ColumnHeads
              names={[
                text.version,
                text.name,
                text.earnedBy,
                text.awards,
                text.since,
                ...(mayWrite ? [text.reuse] : []),
              ]}
            />
            <tbody>
              {versions.data.map((each) => (
                <VersionRow
                  key={each.version}
                  of={each}
                  isNow={each.version === of.version}
                  {...(mayWrite && { use: () => use(each) })}
                />
              ))}
            </tbody>
          </table>
        </Scrolled>
      )}
    </div>
  )
}

type RowProps = { of: BadgeTemplateVersion; isNow: boolean; use?: () => void }

function VersionRow({ of, isNow, use }: RowProps) {
  const text = badgeMessages
  const criteria = criterionMessages
  const names = useCriterionNames()
  const { formats } = useLanguage()
  return (
    <tr>
      <th scope="row">{formats.number(of.version)}</th>
      <td>
        <bdi>{of.name}</bdi>
      </td>
      <td>
        <bdi>{describeCriteria(of.criteria, { text: criteria, formats, names })}</bdi>
      </td>
      <td className="count">{formats.number(of.award_count)}</td>
      <td>{formats.moment(of.created_at)}</td>
      {use && (
        <td>
          {isNow ? (
            <span className="soft">{text.current}</span>
          ) : (
            <Button
              variant="default"
              size="compact-sm"
              aria-label={text.reuseLong(formats.number(of.version))}
              onClick={use}
            >
              {text.reuse}
            </Button>
          )}
        </td>
      )}
    </tr>
  )
}
