package main

import (
	"encoding/base64"
	"encoding/binary"
	"errors"
	"fmt"
	"strconv"
	"strings"

	"golang.org/x/mod/sumdb/note"
	"golang.org/x/mod/sumdb/tlog"
)

// tree is a state of a log that somebody has seen.
type tree struct {
	Size int64     `json:"size"`
	Root tlog.Hash `json:"root"`
}

// openCheckpoint returns the tree of a checkpoint (C2SP tlog-checkpoint) that the key signed.
func openCheckpoint(signed []byte, vkey string) (tree, error) {
	verifier, err := note.NewVerifier(strings.TrimSpace(vkey))
	if err != nil {
		return tree{}, err
	}
	opened, err := note.Open(signed, note.VerifierList(verifier))
	if err != nil {
		return tree{}, fmt.Errorf("not signed by the key of the log: %w", err)
	}
	lines := strings.Split(opened.Text, "\n")
	if len(lines) < 4 || lines[0] != verifier.Name() {
		return tree{}, errors.New("of another log")
	}
	size, err := strconv.ParseInt(lines[1], 10, 64)
	if err != nil {
		return tree{}, err
	}
	root, err := tlog.ParseHash(lines[2])
	return tree{size, root}, err
}

// tilePath returns the path by C2SP, which has no height.
func tilePath(tile tlog.Tile) string { return "tile/" + strings.TrimPrefix(tile.Path(), "tile/8/") }

// tiles reads each tile once.
type tiles struct {
	read func(path string) ([]byte, error)
	kept map[tlog.Tile][]byte
}

func (t tiles) Height() int                     { return 8 }
func (t tiles) SaveTiles([]tlog.Tile, [][]byte) {}

// ReadTiles is that of tlog.TileReader.
func (t tiles) ReadTiles(asked []tlog.Tile) (data [][]byte, err error) {
	for _, tile := range asked {
		if t.kept[tile] == nil {
			if t.kept[tile], err = t.read(tilePath(tile)); err != nil {
				return nil, err
			}
		}
		data = append(data, t.kept[tile])
	}
	return data, nil
}

// follow looks at a log again. It fails unless the log is the one that was seen, with more entries.
func follow(read func(path string) ([]byte, error), vkey string, seen *tree) (tree, error) {
	signed, err := read("checkpoint")
	if err != nil {
		return tree{}, err
	}
	now, err := openCheckpoint(signed, vkey)
	if err != nil || now.Size == 0 {
		return now, err
	}
	if seen != nil && now.Size < seen.Size {
		return now, errors.New("the log got shorter")
	}
	hashes := tlog.TileHashReader(tlog.Tree{N: now.Size, Hash: now.Root}, tiles{read, map[tlog.Tile][]byte{}})
	if err := checkEntries(read, now.Size, hashes); err != nil {
		return now, err
	}
	if seen != nil && seen.Size > 0 {
		proof, err := tlog.ProveTree(now.Size, seen.Size, hashes)
		if err != nil {
			return now, err
		}
		if err := tlog.CheckTree(proof, now.Size, now.Root, seen.Size, seen.Root); err != nil {
			return now, fmt.Errorf("what was seen before was rewritten: %w", err)
		}
	}
	return now, nil
}

// checkEntries requires that the leaves of the tree are the hashes of its entries.
func checkEntries(read func(path string) ([]byte, error), size int64, hashes tlog.HashReader) error {
	indexes := make([]int64, size)
	for n := range indexes {
		indexes[n] = tlog.StoredHashIndex(0, int64(n))
	}
	leaves, err := hashes.ReadHashes(indexes)
	if err != nil {
		return err
	}
	for first := int64(0); first < size; first += 256 {
		tile := tlog.Tile{H: 8, L: -1, N: first / 256, W: int(min(256, size-first))}
		bundle, err := read("tile/entries/" + strings.TrimPrefix(tile.Path(), "tile/8/data/"))
		if err != nil {
			return err
		}
		for n := first; n < first+int64(tile.W); n++ {
			entry, rest, err := cutEntry(bundle)
			if err != nil {
				return err
			}
			if tlog.RecordHash(entry) != leaves[n] {
				return fmt.Errorf("entry %d is not that of the tree", n)
			}
			bundle = rest
		}
	}
	return nil
}

// cutEntry takes the first entry off a bundle (C2SP tlog-tiles).
func cutEntry(bundle []byte) (entry, rest []byte, err error) {
	if len(bundle) < 2 {
		return nil, nil, errors.New("a bundle lacks entries")
	}
	end := 2 + int(binary.BigEndian.Uint16(bundle))
	if len(bundle) < end {
		return nil, nil, errors.New("a bundle ends within an entry")
	}
	return bundle[2:end], bundle[end:], nil
}

// checkProof requires that a proof (C2SP tlog-proof) shows an entry of a document in the log.
func checkProof(proof, vkey string, documentHash []byte) (tree, int64, error) {
	none := func(err error) (tree, int64, error) { return tree{}, 0, err }
	head, checkpoint, _ := strings.Cut(proof, "\n\n")
	lines := strings.Split(head, "\n")
	if len(lines) < 3 || lines[0] != "c2sp.org/tlog-proof@v1" {
		return none(errors.New("not a proof"))
	}
	entry, err := base64.StdEncoding.DecodeString(strings.TrimPrefix(lines[1], "extra "))
	if err != nil {
		return none(err)
	}
	words := strings.Split(string(entry), " ")
	if len(words) != 4 || words[0] != "laurel/log/v1" || words[2] != base64.StdEncoding.EncodeToString(documentHash) {
		return none(errors.New("of another document"))
	}
	index, err := strconv.ParseInt(strings.TrimPrefix(lines[2], "index "), 10, 64)
	if err != nil {
		return none(err)
	}
	path := tlog.RecordProof{}
	for _, line := range lines[3:] {
		hash, err := tlog.ParseHash(line)
		if err != nil {
			return none(err)
		}
		path = append(path, hash)
	}
	signed, err := openCheckpoint([]byte(checkpoint), vkey)
	if err != nil {
		return none(err)
	}
	if err := tlog.CheckRecord(path, signed.Size, signed.Root, index, tlog.RecordHash(entry)); err != nil {
		return none(fmt.Errorf("not in the log: %w", err))
	}
	return signed, index, nil
}
