import type { BadgeTemplate } from '@laurel/client'
import { Link } from '@tanstack/react-router'
import type { Column } from '../../components/list-types.ts'
import type { Formats } from '../../messages/formats.ts'
import { badgePictureUrl } from './badge-picture-url.ts'
import { describeCriteria } from './describe-criteria.ts'
import type { badgeMessages } from './messages/badges.ts'
import type { criterionMessages } from './messages/criterion.ts'
import type { CriterionNames } from './use-criterion-names.ts'

type Said = {
  text: typeof badgeMessages
  criteria: typeof criterionMessages
  formats: Formats
  names: CriterionNames
}

export function badgeColumns({ text, criteria, formats, names }: Said): Column<BadgeTemplate>[] {
  return [
    {
      key: 'name',
      name: text.name,
      width: 'minmax(12rem, 2fr)',
      phone: 'first',
      show: (badge) => (
        <span className="badge-name">
          <img src={badgePictureUrl(badge)} alt="" width="32" height="32" loading="lazy" />
          <Link to="/badges/$badgeId" params={{ badgeId: String(badge.id) }}>
            <bdi>{badge.name}</bdi>
          </Link>
        </span>
      ),
    },
    {
      key: 'criteria',
      name: text.earnedBy,
      width: 'minmax(14rem, 3fr)',
      phone: 'second',
      show: (badge) => <bdi>{describeCriteria(badge.criteria, { text: criteria, formats, names })}</bdi>,
    },
    {
      key: 'validity',
      name: text.validity,
      width: '8rem',
      show: (badge) => validityOf(badge, text, formats),
    },
    {
      key: 'awarded',
      name: text.holders,
      width: '7rem',
      isNumber: true,
      show: ({ awarded_count }) => formats.number(awarded_count),
    },
    {
      key: 'active',
      name: text.state,
      width: '8rem',
      phone: 'aside',
      show: ({ active }) => (
        <span className="state" data-quiet={!active}>
          {active ? text.on : text.off}
        </span>
      ),
    },
  ]
}

/** Says how long awards of a badge are valid. */
export function validityOf(
  { validity_days, validity_months }: Pick<BadgeTemplate, 'validity_days' | 'validity_months'>,
  text: typeof badgeMessages,
  { number }: Formats,
): string {
  if (validity_months !== null) return text.months(number(validity_months))
  return validity_days === null ? text.units.never : text.days(number(validity_days))
}
