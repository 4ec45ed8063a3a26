// Reads histories as JSON and answers for each whether Porcupine finds it linearizable: "linearizable", "broken" or
// "undecided". The models are written from the promises in docs/guarantees.md, apart from those in TypeScript.
package main

import (
	"encoding/json"
	"fmt"
	"math"
	"os"
	"time"

	"github.com/anishathalye/porcupine"
)

const patience = 30 * time.Second

type operation struct {
	Client int
	Input  input
	Output *output
	Start  float64
	End    *float64
}

type history struct {
	Kind       string
	Size       int
	Operations []operation
}

// An operation of any kind; each uses some of the fields.
type input struct {
	Do    string
	Who   string
	Freed int
	Key   *string
	ID    string
	Job   string
	Count int
}

type output struct {
	Status     string
	Registered []string
	Others     []string
	Offered    []string
	Waiting    []string
	Again      bool
	Done       bool
	At         *string
	ID         *string
	Replayed   *bool
	Balance    int
	Held       int
	Hold       []string
	Capture    []string
	Release    []string
}

// A step returns the next state, or false when the operation cannot have this output. The output is nil when nobody
// heard of it.
type step func(state any, in input, out *output) (bool, any)

func modelOf(h history) (any, step) {
	switch h.Kind {
	case "places":
		return places{}, stepPlaces(h.Size)
	case "door":
		return door{}, stepDoor
	case "certificates":
		return certificates{}, stepCertificates
	default:
		return credits{balance: h.Size}, stepCredits
	}
}

func judge(h history) string {
	initial, next := modelOf(h)
	model := porcupine.Model{
		Init: func() any { return initial },
		Step: func(state, in, out any) (bool, any) { return next(state, in.(input), out.(*output)) },
		// Maps are printed in the order of their keys.
		Equal: func(a, b any) bool { return fmt.Sprint(a) == fmt.Sprint(b) },
	}
	var operations []porcupine.Operation
	for _, each := range h.Operations {
		end := int64(math.MaxInt64)
		if each.End != nil {
			end = nanoseconds(*each.End)
		}
		operations = append(operations, porcupine.Operation{
			ClientId: each.Client, Input: each.Input, Output: each.Output, Call: nanoseconds(each.Start), Return: end,
		})
	}
	switch porcupine.CheckOperationsTimeout(model, operations, patience) {
	case porcupine.Ok:
		return "linearizable"
	case porcupine.Illegal:
		return "broken"
	default:
		return "undecided"
	}
}

func nanoseconds(milliseconds float64) int64 { return int64(math.Round(milliseconds * 1e6)) }

func main() {
	var histories []history
	if err := json.NewDecoder(os.Stdin).Decode(&histories); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
	verdicts := []string{}
	for _, each := range histories {
		verdicts = append(verdicts, judge(each))
	}
	json.NewEncoder(os.Stdout).Encode(verdicts)
}
