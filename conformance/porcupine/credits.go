package main

import "maps"

type job struct {
	count int
	// open, done or cancelled; an open job may be done already.
	state string
}

type credits struct {
	balance int
	jobs    map[string]job
}

func stepCredits(state any, in input, out *output) (bool, any) {
	s := state.(credits)
	if out != nil && out.Status != "" {
		return false, nil
	}
	switch in.Do {
	case "submit":
		covered := in.Count <= s.balance
		if _, twice := s.jobs[in.Job]; twice || (out != nil && out.Done != covered) {
			return false, nil
		}
		if !covered {
			return true, s
		}
		return true, credits{s.balance - in.Count, s.set(in.Job, job{in.Count, "open"})}
	case "cancel":
		return s.cancel(in.Job, out)
	case "balance":
		return out == nil || (out.Balance == s.balance && s.canHold(out.Held)), s
	default:
		if out == nil {
			return true, s
		}
		return s.ledger(out)
	}
}

func (s credits) cancel(name string, out *output) (bool, any) {
	known, exists := s.jobs[name]
	switch {
	case !exists:
		return out == nil, s
	case known.state == "cancelled":
		return out == nil || out.Done, s
	case out != nil && !out.Done:
		return true, credits{s.balance, s.set(name, job{known.count, "done"})}
	case known.state == "done":
		return out == nil, s
	}
	return true, credits{s.balance + known.count, s.set(name, job{known.count, "cancelled"})}
}

// Any of the open jobs may hold nothing any more.
func (s credits) canHold(held int) bool {
	possible := map[int]bool{0: true}
	for _, each := range s.jobs {
		if each.state == "open" {
			for sum := range maps.Clone(possible) {
				possible[sum+each.count] = true
			}
		}
	}
	return possible[held]
}

func (s credits) ledger(out *output) (bool, any) {
	next := s
	for name, each := range s.jobs {
		holds, captures, releases := count(out.Hold, name), count(out.Capture, name), count(out.Release, name)
		if holds != 1 || captures+releases > 1 || (each.state == "cancelled") != (releases == 1) {
			return false, nil
		}
		if each.state == "done" && captures == 0 {
			return false, nil
		}
		if captures == 1 {
			next = credits{next.balance, next.set(name, job{each.count, "done"})}
		}
	}
	return len(out.Hold) == len(s.jobs) && len(out.Capture)+len(out.Release) <= len(s.jobs), next
}

func (s credits) set(name string, value job) map[string]job {
	jobs := maps.Clone(s.jobs)
	if jobs == nil {
		jobs = map[string]job{}
	}
	jobs[name] = value
	return jobs
}

func count(list []string, one string) int {
	total := 0
	for _, each := range list {
		if each == one {
			total++
		}
	}
	return total
}
