package main

import (
	"maps"
	"slices"
	"strconv"
	"strings"
)

// Ids that begin with `?` are of certificates whose issue nobody heard of. A key that issued nothing has the id "none".
type certificates struct {
	active  string
	revoked string
	keys    map[string]string
	unheard int
}

func stepCertificates(state any, in input, out *output) (bool, any) {
	s := state.(certificates)
	if in.Do == "issue" {
		return s.issue(in.Key, out)
	}
	if strings.HasPrefix(s.active, "?") && s.isNew(in.ID) {
		s = s.rename(s.active, in.ID)
	}
	isRevoked := strings.Contains(s.revoked, " "+in.ID+" ")
	if in.Do == "verify" {
		if out == nil {
			return true, state
		}
		return (out.Status == "active" && s.active == in.ID) || (out.Status == "revoked" && isRevoked), s
	}
	if out != nil && out.Status != "revoked" {
		return false, nil
	}
	if s.active == in.ID {
		return true, certificates{"", s.revoked + " " + in.ID + " ", s.keys, s.unheard}
	}
	return out == nil || isRevoked, s
}

func (s certificates) issue(key *string, out *output) (bool, any) {
	id, replayed := "", false
	if out != nil {
		id, replayed = text(out.ID), out.Replayed != nil && *out.Replayed
	}
	used, known := "", false
	if key != nil {
		used, known = s.keys[*key]
	}
	if known {
		switch {
		case out == nil:
			return true, s
		case out.Replayed != nil && !replayed:
			return false, nil
		case strings.HasPrefix(used, "?") && id != "":
			return s.isNew(id), s.rename(used, id)
		}
		return used == id || (used == "none" && id == ""), s
	}
	if out != nil && (replayed || (id == "") != (s.active != "") || (id != "" && !s.isNew(id))) {
		return false, nil
	}
	next := certificates{s.active, s.revoked, maps.Clone(s.keys), s.unheard}
	if out == nil && s.active == "" {
		id = "?" + strconv.Itoa(s.unheard)
		next.unheard++
	}
	if s.active == "" {
		next.active = id
	}
	if s.active != "" {
		id = "none"
	}
	if key != nil {
		if next.keys == nil {
			next.keys = map[string]string{}
		}
		next.keys[*key] = id
	}
	return true, next
}

func (s certificates) isNew(id string) bool {
	return s.active != id && !strings.Contains(s.revoked, " "+id+" ") && !slices.Contains(slices.Collect(maps.Values(s.keys)), id)
}

func (s certificates) rename(from, to string) certificates {
	keys := maps.Clone(s.keys)
	for key, id := range keys {
		if id == from {
			keys[key] = to
		}
	}
	active := s.active
	if active == from {
		active = to
	}
	return certificates{active, strings.ReplaceAll(s.revoked, " "+from+" ", " "+to+" "), keys, s.unheard}
}
