// A monitor of issuance logs on golang.org/x/mod, which shares no code with the service. It reads a question from each
// line of its input, asks for the files of the log on its output, reads them from its input, and writes an answer.
package main

import (
	"encoding/json"
	"fmt"
	"io"
	"os"
)

type question struct {
	Do           string `json:"do"`
	Vkey         string `json:"vkey"`
	Seen         *tree  `json:"seen"`
	Proof        string `json:"proof"`
	DocumentHash []byte `json:"document_hash"`
}

type answer struct {
	Read  string `json:"read,omitempty"`
	Tree  *tree  `json:"tree,omitempty"`
	Index int64  `json:"index"`
	Error string `json:"error,omitempty"`
}

var input = json.NewDecoder(os.Stdin)
var output = json.NewEncoder(os.Stdout)

// read asks for a file of the log.
func read(path string) ([]byte, error) {
	if err := output.Encode(answer{Read: path}); err != nil {
		return nil, err
	}
	var file struct {
		Bytes []byte `json:"bytes"`
	}
	if err := input.Decode(&file); err != nil {
		return nil, err
	}
	if file.Bytes == nil {
		return nil, fmt.Errorf("%s is missing", path)
	}
	return file.Bytes, nil
}

func reply(asked question) answer {
	var seen tree
	var index int64
	var err error
	if asked.Do == "follow" {
		seen, err = follow(read, asked.Vkey, asked.Seen)
	} else {
		seen, index, err = checkProof(asked.Proof, asked.Vkey, asked.DocumentHash)
	}
	if err != nil {
		return answer{Error: err.Error()}
	}
	return answer{Tree: &seen, Index: index}
}

func main() {
	for {
		var asked question
		if err := input.Decode(&asked); err == io.EOF {
			return
		} else if err != nil {
			fmt.Fprintln(os.Stderr, err)
			os.Exit(1)
		}
		if err := output.Encode(reply(asked)); err != nil {
			os.Exit(1)
		}
	}
}
