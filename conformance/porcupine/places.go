package main

import "slices"

// People in the order of joining. Those before `offered` in the queue were surely offered a place.
type places struct {
	in      []string
	queue   []string
	offered int
}

func stepPlaces(capacity int) step {
	return func(state any, in input, out *output) (bool, any) {
		s := state.(places)
		nth := slices.Index(s.queue, in.Who)
		isIn := slices.Contains(s.in, in.Who)
		switch in.Do {
		case "register":
			active := len(s.in) + len(s.queue)
			// It does not wait for cancellations that are under way.
			full := active >= capacity
			if out != nil {
				full = out.Status == "waitlisted"
				if (full && active+in.Freed < capacity) || (!full && (active >= capacity || out.Status != "registered")) {
					return false, nil
				}
			}
			if isIn || nth >= 0 {
				return true, s
			}
			if full {
				return true, places{s.in, with(s.queue, in.Who), s.offered}
			}
			return true, places{with(s.in, in.Who), s.queue, s.offered}
		case "cancel":
			return out == nil || out.Status == "cancelled", s.without(in.Who)
		case "accept":
			return s.accept(in.Who, nth, isIn, nth >= 0 && nth < capacity-len(s.in), out)
		case "people":
			return out == nil || (sameSet(out.Registered, s.in) && sameSet(out.Others, s.queue)), s
		default:
			if out == nil {
				return true, s
			}
			count := len(out.Offered)
			fits := count == s.offered || (count > s.offered && count <= capacity-len(s.in))
			listed := slices.Concat(out.Offered, out.Waiting)
			return fits && slices.Equal(listed, s.queue), places{s.in, s.queue, count}
		}
	}
}

func (s places) accept(who string, nth int, isIn, canBeOffered bool, out *output) (bool, any) {
	switch {
	case out != nil && out.Status == "offer_ended":
		return nth >= s.offered && nth >= 0, s
	case out != nil && out.Status == "cancelled":
		return nth < 0 && !isIn, s
	case out != nil && out.Status != "registered":
		return false, nil
	case out != nil && isIn:
		return true, s
	case !canBeOffered:
		return out == nil, s
	}
	left := places{s.in, s.queue, max(s.offered, nth+1)}.without(who)
	return true, places{with(left.in, who), left.queue, left.offered}
}

func (s places) without(who string) places {
	offered := s.offered
	if nth := slices.Index(s.queue, who); nth >= 0 && nth < offered {
		offered--
	}
	other := func(list []string) []string {
		return slices.DeleteFunc(slices.Clone(list), func(each string) bool { return each == who })
	}
	return places{other(s.in), other(s.queue), offered}
}

func with(list []string, one string) []string { return append(slices.Clone(list), one) }

func sameSet(a, b []string) bool {
	a, b = slices.Clone(a), slices.Clone(b)
	slices.Sort(a)
	slices.Sort(b)
	return slices.Equal(a, b)
}
