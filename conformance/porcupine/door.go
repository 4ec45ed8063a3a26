package main

// Whether the attendee is in, and since when if somebody has seen that.
type door struct {
	in   bool
	time string
}

func stepDoor(state any, in input, out *output) (bool, any) {
	s := state.(door)
	switch {
	case in.Do == "undo":
		return out == nil || (out.Status == "" && out.Done == s.in), door{}
	case out == nil && in.Do == "in":
		return true, door{true, s.time}
	case out == nil:
		return true, s
	case out.Status != "":
		return false, nil
	case in.Do == "in" && !s.in:
		return !out.Again && out.At != nil, door{true, text(out.At)}
	case in.Do == "in" && !out.Again:
		return false, nil
	case !s.in:
		return out.At == nil, s
	case out.At == nil:
		return false, nil
	}
	return s.time == "" || s.time == *out.At, door{true, *out.At}
}

func text(pointer *string) string {
	if pointer == nil {
		return ""
	}
	return *pointer
}
